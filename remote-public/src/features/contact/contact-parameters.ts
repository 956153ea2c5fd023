/** Query parameters of the contact page: the tab, and the topic of the request. */
export const contactParameters: readonly string[] = ['tab', 'service', 'package', 'sector', 'study', 'calculation'];

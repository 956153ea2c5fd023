/** Texts of the page for unknown URLs that its head does not need. */
export const notFound = {
  /** In English, as the specification requires. */
  title: 'Oops! Page not found',
  home: 'Return to Home',
  status: '404',
  links: 'صفحات قد تفيدك',
  search: 'ابحث عن الصفحة التي تريدها',
} as const;

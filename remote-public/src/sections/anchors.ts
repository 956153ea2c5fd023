/** Places of the home page that links lead to. */
export const anchors = { services: 'services', about: 'about' } as const;

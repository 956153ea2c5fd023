/** Ids of the home page sections that links point to. */
export const anchors = { services: 'services', about: 'about' } as const;

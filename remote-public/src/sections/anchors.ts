/** Ids of sections that links point to. */
export const anchors = { services: 'services', about: 'about', measures: 'measures' } as const;

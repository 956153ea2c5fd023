/** Paths of all pages, URLs of pictures, and the checks of links and of the path after sign-in. */
export * from './image.ts';
export * from './links.ts';
export * from './links.ts';
export * from './site.ts';
export * from './links.ts';

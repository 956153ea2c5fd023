/** Paths of all pages, URLs of pictures, and the check of the path after sign-in. */
export * from './image.ts';
export * from './safe-next-path.ts';
export * from './site.ts';

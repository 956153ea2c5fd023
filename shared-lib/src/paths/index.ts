/** Every address once: pages, pictures, and where a sign-in may lead. */
export * from './image.ts';
export * from './safe-next-path.ts';
export * from './site.ts';

/** Metadata of a page for search engines and link previews: `handle.seo` of a route returns it, the shell renders it. */
export * from './seo.ts';

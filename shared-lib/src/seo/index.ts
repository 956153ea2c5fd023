/** What a page says of itself to search engines and chats: a route's `handle.seo` returns it, the shell writes it. */
export * from './seo.ts';

/** Reading speed of Arabic, the one that the API uses: about 138 words per minute (Trauzettel-Klosinski and Dietz, IReST, 2012). */
const WORDS_PER_MINUTE = 138;

const ENTITY = /&(?:#\d+|[a-z]+);/gi;

/** Number of words in HTML. */
export const countWords = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(ENTITY, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/** Minutes that people need to read a number of words. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

const attributes = (html: string, tag: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** Targets of the links in HTML. */
export const linksIn = (html: string): string[] => attributes(html, 'a', 'href');

/** Number of pictures in HTML, and of those without an alternative text. */
export const picturesIn = (html: string): { all: number; withoutAlt: number } => {
  const all = html.match(/<img\b/gi)?.length ?? 0;
  const named = attributes(html, 'img', 'alt').filter((alt) => alt.trim() !== '').length;
  return { all, withoutAlt: all - named };
};

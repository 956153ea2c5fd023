import type { ArticleHeading } from 'shared-lib/contracts';
import { slugify } from 'shared-lib/format';

/** Reading speed of Arabic: about 138 words per minute (Trauzettel-Klosinski and Dietz, IReST, 2012). */
const WORDS_PER_MINUTE = 138;

const HEADING = /<h([23])(?:\s[^>]*)?>(.*?)<\/h\1>/gsu;
const HEADING_ID = /^<h[23] id="([^"]+)">/u;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The plain text of HTML: without tags, with decoded entities and single spaces. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Sets an id on each h2 and h3, made of the text of the heading. Equal headings get a numeric suffix.
 * @param html sanitised HTML
 */
export const withHeadingIds = (html: string): string => {
  const counts = new Map<string, number>();
  return html.replaceAll(HEADING, (_whole, level: string, inner: string) => {
    const slug = slugify(textOf(inner)) || 'section';
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return `<h${level} id="${count === 1 ? slug : `${slug}-${count}`}">${inner}</h${level}>`;
  });
};

/** The table of contents of HTML whose headings have ids. */
export const headingsOf = (html: string): ArticleHeading[] =>
  [...html.matchAll(HEADING)].flatMap(([heading, level, inner = '']) => {
    const id = HEADING_ID.exec(heading)?.[1];
    return id ? [{ id, title: textOf(inner), level: level === '2' ? 2 : 3 }] : [];
  });

export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(textOf(html).split(' ').length / WORDS_PER_MINUTE));

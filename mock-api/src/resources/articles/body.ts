import type { ArticleHeading } from 'shared-lib/contracts';
import { slugify } from 'shared-lib/format';

/** Arabic is read at about 138 words a minute (Trauzettel-Klosinski and Dietz, IReST, 2012). */
const WORDS_PER_MINUTE = 138;

const HEADING = /<h([23])(?:\s[^>]*)?>(.*?)<\/h\1>/gsu;
const HEADING_ID = /^<h[23] id="([^"]+)">/u;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What a person reads of a text: no tags, no entities, single spaces. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Gives each heading of the second and third rank an anchor made of its words; equal headings get a number behind it.
 * @param html clean markup: it is looked at, not judged
 */
export const withHeadingIds = (html: string): string => {
  const taken = new Map<string, number>();
  return html.replaceAll(HEADING, (_whole, level: string, inner: string) => {
    const words = slugify(textOf(inner)) || 'section';
    const times = (taken.get(words) ?? 0) + 1;
    taken.set(words, times);
    return `<h${level} id="${times === 1 ? words : `${words}-${times}`}">${inner}</h${level}>`;
  });
};

/** The table of contents of a text whose headings have anchors. */
export const headingsOf = (html: string): ArticleHeading[] =>
  [...html.matchAll(HEADING)].flatMap(([heading, level, inner = '']) => {
    const id = HEADING_ID.exec(heading)?.[1];
    return id ? [{ id, title: textOf(inner), level: level === '2' ? 2 : 3 }] : [];
  });

export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(textOf(html).split(' ').length / WORDS_PER_MINUTE));

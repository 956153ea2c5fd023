import {
  ARTICLE_CALL,
  type ArticleHeading,
  articleChartOf,
  cleanText,
  isStoredPicture,
  plateCubitsOf,
} from 'shared-lib/contracts';
import { slugify } from 'shared-lib/format';
import { hasUserInfo, imageHref, isSafeLink } from 'shared-lib/paths';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

const CELL = ['colspan', 'rowspan', 'scope'];
const DIRECTIONS = ['rtl', 'ltr', 'auto'];

const number = (name: string, attributes: Attributes): Attributes => {
  const value = attributes[name];
  return value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? { [name]: value } : {};
};

const text = (name: string, attributes: Attributes): Attributes => {
  const value = attributes[name];
  return value === undefined ? {} : { [name]: value };
};

const directed = (tagName: string, attribs: Attributes): Tag => {
  const { dir, ...others } = attribs;
  return { tagName, attribs: dir === undefined || DIRECTIONS.includes(dir) ? attribs : others };
};

/** Removes the href of an unsafe link; external links get `rel="noopener noreferrer"`. */
const link = (_tag: string, attributes: Attributes): Tag => {
  const { href = '' } = attributes;
  const url = href.trim();
  if (!isSafeLink(url)) return { tagName: 'a', attribs: {} };
  return {
    tagName: 'a',
    attribs: {
      href: url,
      ...text('dir', attributes),
      ...text('lang', attributes),
      ...text('title', attributes),
      ...(/^https?:/i.test(url) ? { rel: 'noopener noreferrer' } : {}),
    },
  };
};

/** Rewrites the src of a stored picture to its public path; an invalid src is removed, and with it the picture. */
const picture = (_tag: string, attributes: Attributes): Tag => {
  const { src = '', alt = '' } = attributes;
  const stored = src.trim();
  if (!isStoredPicture(stored)) return { tagName: 'img', attribs: {} };
  return {
    tagName: 'img',
    attribs: {
      src: imageHref(stored),
      alt,
      ...number('width', attributes),
      ...number('height', attributes),
      loading: 'lazy',
    },
  };
};

/** Removes the kind of a chart that does not exist. */
const chart = (tagName: string, attributes: Attributes): Tag => {
  const { 'data-chart': kind, ...others } = attributes;
  return { tagName, attribs: articleChartOf(kind) ? attributes : others };
};

/** A heading has the water of a plate only at a level that the column shows. */
const plateHeading = (_tag: string, attributes: Attributes): Tag => {
  const { 'data-cubits': cubits, ...others } = attributes;
  const level = plateCubitsOf(cubits);
  return directed('h2', level === undefined ? others : { ...others, 'data-cubits': String(level) });
};

/** A call to action has no other attributes; any other block is a paragraph. */
const paragraph = (tagName: string, attributes: Attributes): Tag => {
  const { 'data-block': block, ...others } = attributes;
  if (block === ARTICLE_CALL) return { tagName, attribs: { 'data-block': block } };
  return directed(tagName, others);
};

const options: IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'ul',
    'ol',
    'li',
    'figure',
    'figcaption',
    'img',
    'a',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'mark',
    'code',
    'bdi',
    'small',
    'span',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'rel', 'title'],
    h2: ['data-cubits'],
    p: ['data-block'],
    figure: ['data-chart'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: CELL,
    td: CELL,
  },
  // A second check: `link` and `picture` have already validated URLs.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    '*': directed,
    a: link,
    img: picture,
    figure: chart,
    p: paragraph,
    h1: plateHeading,
    h2: plateHeading,
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  nestingLimit: 60,
};

/** The start of a call to action that is not a sentence with one link within the site. */
const BROKEN_CALL = /<p data-block="[^"]*">(?![^<]+<a href="\/(?![/\\])[^"]*">[^<]+<\/a><\/p>)/g;

/**
 * Removes everything from HTML but text, structure, safe links and pictures. The result is safe to insert into a page.
 * Heading ids are removed too: `withHeadingIds` makes them from the text. What nobody sees is removed after
 * entities are decoded: `&#11;` is a control as well.
 */
export const sanitise = (html: string): string =>
  cleanText(sanitizeHtml(html, options).replaceAll(BROKEN_CALL, '<p>'), 'paragraphs');

/** A URL as browsers read it: without line breaks and tabs, and with slashes. */
const asRead = (url = ''): string =>
  url
    .trim()
    .replaceAll(/[\t\r\n]/g, '')
    .replaceAll('\\', '/');

/** What `sanitise` would take out silently, or leave in, although the editor meant something by it. */
interface RefusedTargets {
  /** Links with a name before the host, which show another site than the one that they lead to. */
  links: string[];
  /** Pictures of other sites, which would see every reader and may change or disappear. */
  pictures: string[];
}

/** Finds the links and pictures of HTML that may not be saved. */
export const refusedTargets = (html: string): RefusedTargets => {
  const found: RefusedTargets = { links: [], pictures: [] };
  sanitizeHtml(html, {
    ...options,
    transformTags: {
      '*': (tagName, attribs) => {
        if (hasUserInfo(asRead(attribs.href))) found.links.push(asRead(attribs.href));
        const source = asRead(attribs.src);
        if (tagName === 'img' && /^(?:https?:)?\/\//i.test(source)) found.pictures.push(source);
        return { tagName, attribs };
      },
    },
  });
  return found;
};

/** Reading speed of Arabic: about 138 words per minute (Trauzettel-Klosinski and Dietz, IReST, 2012). */
const WORDS_PER_MINUTE = 138;

const HEADING = /<h([23])(\s[^>]*)?>(.*?)<\/h\1>/gsu;
const HEADING_ID = /^<h[23] id="([^"]+)"/u;
const PLATE = /\sdata-cubits="[\d.]+"/u;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The plain text of HTML: without tags, with decoded entities and single spaces. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Sets an id on each h2 and h3, made of the text of the heading. Equal headings get a numeric suffix. The water of a plate stays.
 * @param html sanitised HTML
 */
export const withHeadingIds = (html: string): string => {
  const counts = new Map<string, number>();
  return html.replaceAll(HEADING, (_whole, level: string, attributes: string | undefined, inner: string) => {
    const slug = slugify(textOf(inner)) || 'section';
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    const plate = PLATE.exec(attributes ?? '')?.[0] ?? '';
    return `<h${level} id="${count === 1 ? slug : `${slug}-${count}`}"${plate}>${inner}</h${level}>`;
  });
};

/** The table of contents of HTML whose headings have ids. */
export const headingsOf = (html: string): ArticleHeading[] =>
  [...html.matchAll(HEADING)].flatMap(([heading, level, , inner = '']) => {
    const id = HEADING_ID.exec(heading)?.[1];
    return id ? [{ id, title: textOf(inner), level: level === '2' ? 2 : 3 }] : [];
  });

export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(textOf(html).split(' ').length / WORDS_PER_MINUTE));

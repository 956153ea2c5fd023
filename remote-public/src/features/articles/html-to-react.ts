import { createElement, Fragment, type ReactNode } from 'react';
import { ARTICLE_CALL, isCallTarget } from 'shared-lib/contracts';
import { isSafeLink } from 'shared-lib/paths';
import { color, DEFERRED_SECTION, media, physical, type DeferredMark } from 'shared-lib/theme';
import { CallToAction } from 'shared-lib/ui/call-to-action';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { articles as copy } from '../../copy/articles.ts';
import { ArticleChart } from './article-chart.tsx';
import { chartTableOf, elementsIn, textOf } from './chart-table.ts';
import { htmlTree, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { wellNested } from './well-nested.ts';

const blockElements = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'hr', 'pre'];
const inlineElements = [
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'bdi',
  'span',
  'a',
  'img',
  'br',
];
const tableElements = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const allowedElements = new Set([...blockElements, ...inlineElements, ...tableElements]);
/** A table that is wider than its place scrolls in it. Shadows at its ends say so, until there is nothing more to scroll to. */
const TableScroll = styled.div`
  --ground: ${color.paper};
  overflow-x: auto;
  ${physical(
    'background',
    `linear-gradient(90deg, var(--ground) 1.5rem, transparent) 0 0 / 3.5rem 100% no-repeat local, linear-gradient(270deg, var(--ground) 1.5rem, transparent) 100% 0 / 3.5rem 100% no-repeat local, linear-gradient(90deg, ${color.sand300}, transparent) 0 0 / 1.25rem 100% no-repeat scroll, linear-gradient(270deg, ${color.sand300}, transparent) 100% 0 / 1.25rem 100% no-repeat scroll`,
  )}
  figure & {
    --ground: ${color.white};
  }
  ${media.phone} {
    /* Not two words to a line: the name of a row is what its figures belong to. */
    tr > :first-child {
      min-inline-size: 8rem;
    }
  }
  ${media.print} {
    background: none;
  }
`;

/** White space directly inside these is dropped: React warns about it. */
const whitespaceFreeElements = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** The editor's own isolation, and code, which is from left to right anyway. */
const keepsOrder = new Set(['bdi', 'code', 'pre']);

const isSafeImage = (url: string) => /^(?:https:|\/(?!\/))/i.test(url);
const isNumber = (text: string) => /^\d{1,4}$/.test(text);
const isDirection = (text: string) => ['rtl', 'ltr', 'auto'].includes(text);
const isAnything = () => true;

/** Allowed attributes: React's name, the elements they are allowed on (default: all) and a check of their value. */
const attributes: Readonly<
  Record<string, { name: string; elements?: readonly string[]; isAllowed: (value: string) => boolean }>
> = {
  id: { name: 'id', elements: ['h2', 'h3', 'h4'], isAllowed: isAnything },
  dir: { name: 'dir', isAllowed: isDirection },
  lang: { name: 'lang', isAllowed: (value) => /^[a-z-]{2,12}$/i.test(value) },
  title: { name: 'title', elements: ['a'], isAllowed: isAnything },
  href: { name: 'href', elements: ['a'], isAllowed: isSafeLink },
  src: { name: 'src', elements: ['img'], isAllowed: isSafeImage },
  alt: { name: 'alt', elements: ['img'], isAllowed: isAnything },
  width: { name: 'width', elements: ['img'], isAllowed: isNumber },
  height: { name: 'height', elements: ['img'], isAllowed: isNumber },
  colspan: { name: 'colSpan', elements: ['th', 'td'], isAllowed: isNumber },
  rowspan: { name: 'rowSpan', elements: ['th', 'td'], isAllowed: isNumber },
  scope: { name: 'scope', elements: ['th'], isAllowed: (value) => ['row', 'col'].includes(value) },
  start: { name: 'start', elements: ['ol'], isAllowed: isNumber },
};

const propsOf = ({ name: element, attributes: source }: HtmlElement) => {
  const props: Record<string, string> = {};
  for (const [key, value] of Object.entries(source)) {
    const rule = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
    if (rule && (!rule.elements || rule.elements.includes(element)) && rule.isAllowed(value)) props[rule.name] = value;
  }
  if (element === 'img') return { alt: '', loading: 'lazy', ...props };
  // External links send no referrer.
  return props.href && !props.href.startsWith('/') && !props.href.startsWith('#')
    ? { ...props, rel: 'noopener noreferrer' }
    : props;
};

/** The name of a table: its caption or its headings. */
const tableName = (table: HtmlElement): string => {
  const caption = elementsIn(table, ['caption']);
  return copy.article.table((caption.length > 0 ? caption : elementsIn(table, ['th'])).map(textOf));
};

/** A wide table scrolls sideways, also with the keyboard. The element around it scrolls, so that the table stays a table. */
const scrolling = (table: HtmlElement, element: ReactNode, mark: DeferredMark): ReactNode =>
  createElement(TableScroll, { role: 'group', tabIndex: 0, 'aria-label': tableName(table), ...mark }, element);

/** A paragraph that is a call to action, with its one link within the site. */
const isCall = (node: HtmlElement): boolean => {
  const [link, ...others] = elementsIn(node, ['a']);
  return (
    node.name === 'p' &&
    node.attributes['data-block'] === ARTICLE_CALL &&
    others.length === 0 &&
    isCallTarget(link?.attributes.href ?? '')
  );
};

const toReact = (node: HtmlNode, parent: string, mark: DeferredMark = {}): ReactNode => {
  if (typeof node === 'string') {
    if (whitespaceFreeElements.has(parent) && node.trim() === '') return null;
    return keepsOrder.has(parent) ? node : figuresInText(node);
  }
  const { name, children } = node;
  const chart = name === 'figure' ? chartTableOf(node) : undefined;
  if (chart) return createElement(ArticleChart, { chart, mark });
  const inner = children.map((child) => toReact(child, allowedElements.has(name) ? name : parent));
  // Unknown elements render as their content.
  if (!allowedElements.has(name)) return createElement('span', mark, ...inner);
  if (name === 'table') return scrolling(node, createElement(name, propsOf(node), ...inner), mark);
  if (isCall(node)) return createElement(CallToAction, mark, ...inner);
  return createElement(name, { ...propsOf(node), ...mark }, ...inner);
};

/** Blocks that a phone may show on the first screen. */
const FIRST_BLOCKS = 4;

const markOf = (index: number): DeferredMark => (index < FIRST_BLOCKS ? {} : DEFERRED_SECTION);

/** The blocks of an editor's HTML, as a browser's parser would place them. */
export const blocksIn = (html: string): HtmlNode[] => wellNested(htmlTree(html));

/** Converts blocks to React elements and keeps only allowed elements and attributes. */
export const blocksToReact = (blocks: readonly HtmlNode[]): ReactNode =>
  createElement(Fragment, null, ...blocks.map((node) => toReact(node, '')));

/**
 * Converts an editor's HTML to React elements and keeps only allowed elements and attributes. The API also sanitises the HTML when it is
 * saved; this function does not rely on that. Blocks below the first screen are marked for `deferredLayout`.
 */
export const htmlToReact = (html: string): ReactNode =>
  createElement(Fragment, null, ...blocksIn(html).map((node, index) => toReact(node, '', markOf(index))));

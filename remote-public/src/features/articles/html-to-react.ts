import { createElement, Fragment, type ReactNode } from 'react';
import { htmlTree, type HtmlElement, type HtmlNode } from './html-tree.ts';

const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'hr', 'pre'];
const words = [
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
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const shown = new Set([...blocks, ...words, ...tables]);
/** What is in them is no text to read. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'textarea',
  'select',
  'title',
]);
/** Between these a browser keeps no white space, and React minds when it finds some. */
const spaceless = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

const isSafeLink = (address: string) => /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i.test(address);
const isSafeImage = (address: string) => /^(?:https:|\/(?!\/))/i.test(address);
const isNumber = (text: string) => /^\d{1,4}$/.test(text);
const isDirection = (text: string) => ['rtl', 'ltr', 'auto'].includes(text);
const isAnything = () => true;

/** Attributes that pass: what React calls them and what they may say. */
const attributes: Readonly<
  Record<string, { name: string; on?: readonly string[]; passes: (value: string) => boolean }>
> = {
  id: { name: 'id', on: ['h2', 'h3', 'h4'], passes: isAnything },
  dir: { name: 'dir', passes: isDirection },
  lang: { name: 'lang', passes: (value) => /^[a-z-]{2,12}$/i.test(value) },
  title: { name: 'title', on: ['a'], passes: isAnything },
  href: { name: 'href', on: ['a'], passes: isSafeLink },
  src: { name: 'src', on: ['img'], passes: isSafeImage },
  alt: { name: 'alt', on: ['img'], passes: isAnything },
  width: { name: 'width', on: ['img'], passes: isNumber },
  height: { name: 'height', on: ['img'], passes: isNumber },
  colspan: { name: 'colSpan', on: ['th', 'td'], passes: isNumber },
  rowspan: { name: 'rowSpan', on: ['th', 'td'], passes: isNumber },
  scope: { name: 'scope', on: ['th'], passes: (value) => ['row', 'col'].includes(value) },
  start: { name: 'start', on: ['ol'], passes: isNumber },
};

const propsOf = ({ name: element, attributes: written }: HtmlElement) => {
  const props: Record<string, string> = {};
  for (const [key, value] of Object.entries(written)) {
    const rule = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
    if (rule && (!rule.on || rule.on.includes(element)) && rule.passes(value)) props[rule.name] = value;
  }
  if (element === 'img') return { alt: '', loading: 'lazy', ...props };
  // An address elsewhere opens as any link does, and learns nothing of where it stood.
  return props.href && !props.href.startsWith('/') && !props.href.startsWith('#')
    ? { ...props, rel: 'noopener noreferrer' }
    : props;
};

const toReact = (node: HtmlNode, parent: string): ReactNode => {
  if (typeof node === 'string') return spaceless.has(parent) && node.trim() === '' ? null : node;
  const { name, children } = node;
  if (dropped.has(name)) return null;
  const inner = children.map((child) => toReact(child, shown.has(name) ? name : parent));
  // What is not known is shown as the text that is in it.
  return shown.has(name) ? createElement(name, propsOf(node), ...inner) : createElement('span', null, ...inner);
};

/**
 * Draws an editor's markup as React elements: only what running text is made of gets through, whatever was stored.
 * The API has sanitised it when it was written; this does not rely on that.
 */
export const htmlToReact = (html: string): ReactNode =>
  createElement(Fragment, null, ...htmlTree(html).map((node) => toReact(node, '')));

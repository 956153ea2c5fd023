import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** Removed with their content, which is not text to read. */
const droppedElements = new Set([
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
  'colgroup',
  'col',
]);
/** A parser ends a paragraph where one of them begins. */
const endsOfParagraphs = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'hr', 'pre'];
const blocks = new Set([...endsOfParagraphs, 'table']);
/** Inside them a list item begins that does not end the item around them. */
const ownItems = new Set(['ul', 'ol', 'blockquote', 'figure', 'td', 'th', 'caption']);

interface Part {
  /** What may stand in it. */
  allowed: readonly string[];
  /** What a parser puts around anything else. */
  wrapper: string;
}
const rows: Part = { allowed: ['tr'], wrapper: 'tr' };
const parts: ReadonlyMap<string, Part> = new Map([
  ['table', { allowed: ['caption', 'thead', 'tbody', 'tfoot'], wrapper: 'tbody' }],
  ['thead', rows],
  ['tbody', rows],
  ['tfoot', rows],
  ['tr', { allowed: ['td', 'th'], wrapper: 'td' }],
]);
const insideTables = new Set(Array.from(parts.values()).flatMap(({ allowed }) => allowed));

interface Around {
  parent: string;
  inLink: boolean;
  inItem: boolean;
}

/** Whether a parser would drop the element or move it out of what is around it. */
const isMisplaced = (name: string, { parent, inLink, inItem }: Around): boolean => {
  if (insideTables.has(name)) return !parts.get(parent)?.allowed.includes(name);
  return (name === 'a' && inLink) || (name === 'li' && inItem);
};

/** Wraps what may not stand directly in a part of a table. */
const inPart = (children: readonly HtmlNode[], { allowed, wrapper }: Part): HtmlNode[] => {
  const result: HtmlNode[] = [];
  let last: HtmlElement | undefined;
  for (const child of children) {
    if (typeof child === 'string' ? child.trim() === '' : droppedElements.has(child.name)) continue;
    if (typeof child !== 'string' && allowed.includes(child.name)) {
      last = undefined;
      result.push(child);
      continue;
    }
    if (!last) result.push((last = { name: wrapper, attributes: {}, children: [] }));
    last.children.push(child);
  }
  return result;
};

const hasBlock = (children: readonly HtmlNode[]): boolean =>
  children.some((child) => typeof child !== 'string' && (blocks.has(child.name) || hasBlock(child.children)));

const arrange = (node: HtmlNode, around: Around): HtmlNode[] => {
  if (typeof node === 'string') return [node];
  if (droppedElements.has(node.name)) return [];
  const name = isMisplaced(node.name, around) ? 'span' : node.name;
  const part = parts.get(name);
  const inside = {
    parent: name,
    inLink: around.inLink || name === 'a',
    inItem: name === 'li' || (around.inItem && !ownItems.has(name)),
  };
  const children = (part ? inPart(node.children, part) : node.children).flatMap((child) => arrange(child, inside));
  const [first] = children;
  // A parser drops a line break after the start tag.
  if (name === 'pre' && typeof first === 'string') children[0] = first.replace(/^\n+/, '');
  // A paragraph with a block inside stays one element.
  return [{ ...node, name: name === 'p' && hasBlock(children) ? 'span' : name, children }];
};

/**
 * Elements in the places where a browser's parser leaves them: rows inside `tbody`, no link inside a link, no block inside a paragraph.
 * The parser moves all others, and hydration then finds another page than the server rendered.
 */
export const wellNested = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) => arrange(node, { parent: '', inLink: false, inItem: false }));

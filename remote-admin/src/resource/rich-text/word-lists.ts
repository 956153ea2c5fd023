import { FORMER_STYLE } from 'shared-lib/sanitise';

/** The bullet or number that Word writes as text before an item, between comments for browsers that cannot number. */
const MARKER = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/gi;
const MARKER_STYLE = 'mso-list:Ignore';
const LEVEL = /mso-list:\s*\w+\s+level(\d+)/i;
const ORDERED = /^\(?(?:[\d\u0660-\u0669]+|[a-z]|[ivx]+|[\u0621-\u064A])[.)\-\u2013]/iu;

/** Marks the bullets and numbers of Word, because the comments around them do not survive the cleaning. */
export const withListMarkers = (html: string): string =>
  html.replaceAll(MARKER, `<span style="${MARKER_STYLE}">$1</span>`);

interface WordItem {
  paragraph: Element;
  /** From 1, as Word counts. */
  level: number;
  tag: 'ol' | 'ul';
  /** Number of the item, if it has one in Latin digits. */
  number: number;
}

/** A paragraph as an item of a list, without its marker. Undefined for other elements. */
const itemOf = (paragraph: Element): WordItem | undefined => {
  const level = LEVEL.exec(paragraph.getAttribute(FORMER_STYLE) ?? '')?.[1];
  if (paragraph.localName !== 'p' || level === undefined) return undefined;
  const markers = paragraph.querySelectorAll(`[${FORMER_STYLE}*="${MARKER_STYLE}" i]`);
  const marker = (markers[0]?.textContent ?? '').trim();
  for (const one of markers) one.remove();
  return {
    paragraph,
    level: Number(level),
    tag: ORDERED.test(marker) ? 'ol' : 'ul',
    number: Number.parseInt(marker, 10),
  };
};

interface OpenList {
  list: Element;
  level: number;
}

/** A new list at the place of an item: in the last item of the list around it, or before the paragraph. */
const startList = ({ paragraph, tag, number }: WordItem, around: OpenList | undefined): Element => {
  const list = document.createElement(tag);
  if (tag === 'ol' && number > 1) list.setAttribute('start', String(number));
  const item = around?.list.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
};

/** Adds an item to the open list of its level; deeper lists are closed. */
const addItem = (open: OpenList[], item: WordItem): void => {
  while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
  const same = open.at(-1);
  if (same?.level === item.level && same.list.localName !== item.tag) open.pop();
  const last = open.at(-1);
  const list = last?.level === item.level ? last.list : startList(item, last);
  if (last?.list !== list) open.push({ list, level: item.level });
  const entry = document.createElement('li');
  list.append(entry);
  entry.append(item.paragraph);
};

const isBlank = (node: Node | null): boolean =>
  node !== null && node.nodeType !== Node.ELEMENT_NODE && (node.textContent ?? '').trim() === '';

/**
 * Turns the lists of Word into lists with their levels. Word writes each item as a paragraph whose style names its list and its level.
 * Other text between two items ends the list.
 */
export const nestWordLists = (box: HTMLElement): void => {
  let open: OpenList[] = [];
  for (const paragraph of box.querySelectorAll('p')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    let before = paragraph.previousSibling;
    while (isBlank(before)) before = before?.previousSibling ?? null;
    if (open.length > 0 && before !== open[0]?.list) open = [];
    addItem(open, item);
  }
};

import { FORMER_STYLE, toPastedFragment } from 'shared-lib/sanitise';
import { nestWordLists, withListMarkers } from './word-lists.ts';

const styleOf = (element: Element): string => element.getAttribute(FORMER_STYLE) ?? '';

/** Moves the children and the attributes of an element to another one in its place. */
const rename = (element: Element, name: string): void => {
  if (element.localName === name) return;
  const renamed = document.createElement(name);
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

/** The highest heading of an article: the page has the title as its first-level heading. */
const HIGHEST = 2;
const LOWEST = 4;

/** Levels of headings as articles have them. Under a heading of the first level all others move down, so that their order stays. */
const fitHeadings = (box: HTMLElement): void => {
  const down = box.querySelector('h1') ? 1 : 0;
  for (const heading of box.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1)) + down;
    rename(heading, `h${Math.min(Math.max(level, HIGHEST), LOWEST)}`);
  }
};

/** Google Docs writes a nested list beside the item that it belongs to. */
const nestInItems = (box: HTMLElement): void => {
  for (const list of box.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else {
      const item = document.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
};

const textIn = (element: Element): string => (element.textContent ?? '').replaceAll(/\s/g, '');

const isBoldCell = (cell: Element): boolean =>
  textIn(cell) === [...cell.querySelectorAll('strong, b')].map(textIn).join('');

/** Bit of `mso-yfti-tbllook`: the style of the table has a row of headings. */
const HAS_HEAD_ROW = 0x20;

/** Whether Word says that a row has the headings of its table. */
const isWordHead = (table: Element, row: Element): boolean => {
  const look = /mso-yfti-tbllook:\s*(\d+)/i.exec(styleOf(table))?.[1];
  if (!/mso-yfti-firstrow:\s*yes/i.test(styleOf(row))) return false;
  return look === undefined || (Number(look) & HAS_HEAD_ROW) !== 0;
};

/** The row of headings of a table: the one that its program names, or a first row in bold alone. */
const headRowOf = (table: Element): Element | undefined => {
  const named = table.querySelector('thead > tr');
  if (named) return named;
  const [first, second] = table.querySelectorAll('tr');
  if (!first || !second || first.children.length < 2) return undefined;
  const isBold = (row: Element): boolean => textIn(row) !== '' && [...row.children].every(isBoldCell);
  return isWordHead(table, first) || (isBold(first) && !isBold(second)) ? first : undefined;
};

const markHeadRows = (box: HTMLElement): void => {
  for (const table of box.querySelectorAll('table'))
    for (const cell of headRowOf(table)?.querySelectorAll(':scope > td') ?? []) {
      // A heading is bold by its look.
      for (const bold of cell.querySelectorAll('strong, b')) bold.replaceWith(...bold.childNodes);
      rename(cell, 'th');
    }
};

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, figure, hr';

/** Removes line breaks and empty paragraphs between blocks: articles have their own distances. */
const dropSpacing = (box: HTMLElement): void => {
  for (const line of box.querySelectorAll('br'))
    if (line.nextElementSibling?.matches(BLOCKS) || line.previousElementSibling?.matches(BLOCKS)) line.remove();
  for (const paragraph of box.querySelectorAll('p'))
    if (textIn(paragraph) === '' && !paragraph.querySelector('img') && !paragraph.closest('td, th, li'))
      paragraph.remove();
};

/** Word writes the names of directions in capitals. */
const lowerDirections = (box: HTMLElement): void => {
  for (const element of box.querySelectorAll('[dir]'))
    element.setAttribute('dir', (element.getAttribute('dir') ?? '').toLowerCase());
};

/** HTML of Word, Google Docs or another page as a detached element with what an article may hold. */
export const pastedElement = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.append(toPastedFragment(withListMarkers(html)));
  lowerDirections(box);
  nestWordLists(box);
  nestInItems(box);
  fitHeadings(box);
  markHeadRows(box);
  dropSpacing(box);
  return box;
};

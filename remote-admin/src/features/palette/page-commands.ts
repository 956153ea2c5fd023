import type { PaletteItem } from './palette-items.ts';

/** Parts of pages whose buttons and links are commands of the palette too: those of the record, its next steps, a selection. */
const SOURCES = '[data-commands] :is(button, a[href])';

const isOffered = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-disabled="true"]') &&
  element.closest('dialog') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** The text of an element without what is hidden: a button also holds the label of its pending state. */
const shownText = (node: Node): string => {
  if (node instanceof HTMLElement && (node.ariaHidden === 'true' || node.localName === 'small')) return '';
  return node instanceof Text ? node.data : Array.from(node.childNodes, shownText).join('');
};

const itemOf = (element: HTMLElement): PaletteItem => ({
  label: (element.getAttribute('aria-label') ?? shownText(element)).replace(/\s+/g, ' ').trim(),
  ...(element.querySelector('small') ? { text: element.querySelector('small')?.textContent ?? '' } : {}),
  run: () => {
    element.focus();
    element.click();
  },
});

/**
 * What can be done on the open page: exactly the buttons and links that it offers now, so that a step which the record does not allow
 * is no command either. The same name stands once.
 */
export const pageCommands = (): readonly PaletteItem[] => {
  const main = document.querySelector('main');
  const offered = Array.from(main?.querySelectorAll<HTMLElement>(SOURCES) ?? [])
    .filter(isOffered)
    .map(itemOf);
  return [...new Map(offered.filter(({ label }) => label !== '').map((item) => [item.label, item])).values()];
};

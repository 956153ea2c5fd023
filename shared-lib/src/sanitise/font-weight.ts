import { FORMER_STYLE } from './rename-refused-parts.ts';

const BOLD_FROM = 600;
const isBold = (weight: string) => weight === 'bold' || Number(weight) >= BOLD_FROM;

/**
 * Corrects bold text of Google Docs: it wraps everything in `<b style="font-weight:normal">` and marks bold text with the
 * font weight of a span.
 */
export const promoteFontWeight = (element: Element): void => {
  const weight = /font-weight:\s*(\w+)/i.exec(element.getAttribute(FORMER_STYLE) ?? '')?.[1];
  if (weight === undefined) return;
  if (element.localName === 'b' && !isBold(weight)) element.replaceWith(...element.childNodes);
  else if (element.localName === 'span' && isBold(weight) && !element.closest('b, strong')) {
    const bold = element.ownerDocument.createElement('strong');
    bold.append(...element.childNodes);
    element.append(bold);
  }
};

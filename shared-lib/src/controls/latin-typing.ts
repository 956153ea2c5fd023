import { toLatinDigits } from 'shared-lib/contracts';

/** Arabic and Persian digits, and the Arabic decimal and thousands separators. */
const ARABIC_NUMBER = /[\u0660-\u0669\u06F0-\u06F9\u066B\u066C]/;

const toLatinNumber = (text: string): string => toLatinDigits(text).replaceAll('\u066B', '.').replaceAll('\u066C', ',');

/** Inserts text at the cursor as if it were typed. No other function keeps the undo history of the input. */
const typeText = (text: string): void => {
  // oxlint-disable-next-line typescript/no-deprecated -- Browsers have no replacement that keeps the undo history.
  document.execCommand('insertText', false, text);
};

const replace = (event: Event, text: string | null | undefined): void => {
  if (!text || !ARABIC_NUMBER.test(text)) return;
  event.preventDefault();
  event.stopPropagation();
  typeText(toLatinNumber(text).trim());
};

/**
 * Replaces typed and pasted Arabic digits by Latin ones before the number field sees them: with Latin digits as its display it
 * refuses all others. A ref callback for an element around the input.
 */
export const latinTyping = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  const onTyped = (event: InputEvent) => replace(event, event.data);
  const onPaste = (event: ClipboardEvent) => replace(event, event.clipboardData?.getData('text/plain'));
  element.addEventListener('beforeinput', onTyped, { capture: true });
  element.addEventListener('paste', onPaste, { capture: true });
  return () => {
    element.removeEventListener('beforeinput', onTyped, { capture: true });
    element.removeEventListener('paste', onPaste, { capture: true });
  };
};

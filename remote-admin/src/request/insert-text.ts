/** Inserts text at the cursor of a field as if it were typed, so that React and forms notice it, and focuses the field. */
export const insertText = (field: HTMLTextAreaElement, text: string): void => {
  const { value, selectionStart, selectionEnd } = field;
  // React replaces the setter of each field, and ignores an input event whose value it has set itself.
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  field.focus();
  write?.call(field, value.slice(0, selectionStart) + text + value.slice(selectionEnd));
  const end = selectionStart + text.length;
  field.setSelectionRange(end, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

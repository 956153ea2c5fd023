/** Registry of forms with unsaved text (singleton), checked before a reload or navigation; and drafts of such text. */
export { drafts, type Draft } from './drafts.ts';
export { recordDrafts, type RecordDraft } from './record-drafts.ts';

const unsavedForms = new Set<symbol>();

/**
 * Registers a form with unsaved text.
 * @returns a function to call once the text is saved, sent or discarded
 */
export const holdUnsaved = (): (() => void) => {
  const form = Symbol('unsaved form');
  unsavedForms.add(form);
  return () => void unsavedForms.delete(form);
};

export const hasUnsaved = (): boolean => unsavedForms.size > 0;

/** Gives up the text of all forms: the account that it belongs to has signed out, so nothing asks about it any more. */
export const discardUnsaved = (): void => unsavedForms.clear();

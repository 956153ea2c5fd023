/** Which forms hold unsaved text (singleton), asked before anything reloads the page or leaves it; and drafts of such text. */
export { drafts, type Draft } from './drafts.ts';

const dirty = new Set<symbol>();

/** Marks a form as unsaved; call what it returns when the text is saved, sent or given up. */
export const holdUnsaved = (): (() => void) => {
  const form = Symbol('unsaved form');
  dirty.add(form);
  return () => void dirty.delete(form);
};

export const hasUnsaved = (): boolean => dirty.size > 0;

import { useEffect, useState } from 'react';
import { drafts, holdUnsaved } from 'shared-lib/unsaved';

export interface ComposerDraft {
  text: string;
  /** Ids of files that were uploaded for the message. */
  fileIds: readonly number[];
  /** Value of the `Idempotency-Key` header of this text: sending it again after a lost response stores nothing twice. */
  key: string;
}

const empty = (): ComposerDraft => ({ text: '', fileIds: [], key: crypto.randomUUID() });

const read = (name: string): ComposerDraft => {
  const { text = '', files = '', key = crypto.randomUUID() } = drafts.read(name);
  return { text, fileIds: files.split(',').filter(Boolean).map(Number).filter(Number.isSafeInteger), key };
};

type Content = Pick<ComposerDraft, 'text' | 'fileIds'>;

const isBlank = ({ text, fileIds }: Content): boolean => text === '' && fileIds.length === 0;

/** The text that is being written, with its files. It survives a reload, navigation and a session that ends. */
export const useComposerDraft = (name: string) => {
  const [draft, setDraft] = useState(() => read(name));
  const isEmpty = isBlank(draft);
  useEffect(() => (isEmpty ? undefined : holdUnsaved()), [isEmpty]);
  useEffect(() => {
    const { text, fileIds, key } = draft;
    drafts.write(name, isBlank(draft) ? {} : { text, files: fileIds.join(','), key });
  }, [name, draft]);
  return {
    draft,
    isEmpty,
    /** Another text is another message, so it gets another key. */
    change: (changesOf: (now: Content) => Partial<Content>) =>
      setDraft((now) => ({ ...now, ...changesOf(now), key: crypto.randomUUID() })),
    clear: () => setDraft(empty()),
  };
};

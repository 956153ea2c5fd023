import { useEffect, useRef, useState } from 'react';
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

const write = (name: string, draft: ComposerDraft): boolean => {
  const { text, fileIds, key } = draft;
  return drafts.write(name, isBlank(draft) ? {} : { text, files: fileIds.join(','), key });
};

/** The text that is being written, with its files. It survives a reload, navigation and a session that ends. */
export const useComposerDraft = (name: string) => {
  const [{ draft, isStored }, setState] = useState(() => ({ draft: read(name), isStored: true }));
  const latest = useRef(draft);
  const isEmpty = isBlank(draft);
  useEffect(() => (isEmpty ? undefined : holdUnsaved()), [isEmpty]);
  const update = (next: ComposerDraft): void => {
    latest.current = next;
    setState({ draft: next, isStored: write(name, next) });
  };
  return {
    draft,
    isEmpty,
    /** Whether the draft survives a reload: the storage may be disabled or full. */
    isStored,
    /** Another text is another message, so it gets another key. */
    change: (changesOf: (now: Content) => Partial<Content>) =>
      update({ ...latest.current, ...changesOf(latest.current), key: crypto.randomUUID() }),
    clear: () => update(empty()),
  };
};

import { useEffect, useState, useSyncExternalStore } from 'react';
import { previewMessage, PREVIEW_READY, type PreviewKind } from 'shared-lib/contracts';
import type { Contract } from 'shared-lib/http';

/** `outside`: no editor embeds the page, so no draft can arrive. */
export type PreviewState<Draft> = { status: 'waiting' | 'outside' | 'invalid' } | { status: 'shown'; draft: Draft };

const neverChanges = () => () => undefined;
const isOutside = () => window.parent === window;

/** Receives drafts from the editor that embeds this page. Messages of other windows and origins are ignored. */
export const usePreviewDraft = <Draft>(kind: PreviewKind, contract: Contract<Draft>): PreviewState<Draft> => {
  const [state, setState] = useState<PreviewState<Draft>>({ status: 'waiting' });
  const hasNoEditor = useSyncExternalStore(neverChanges, isOutside, () => false);
  useEffect(() => {
    if (isOutside()) return undefined;
    const editor = window.parent;
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== editor) return;
      const message = previewMessage.safeParse(data);
      if (!message.success) return;
      const draft = contract.safeParse(message.data.draft);
      setState(draft.success ? { status: 'shown', draft: draft.data } : { status: 'invalid' });
    };
    window.addEventListener('message', receive);
    editor.postMessage({ type: PREVIEW_READY, kind }, location.origin);
    return () => window.removeEventListener('message', receive);
  }, [kind, contract]);
  return hasNoEditor ? { status: 'outside' } : state;
};

import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type PreviewKind, previewMessage, PREVIEW_READY } from 'shared-lib/contracts';
import type { Contract } from 'shared-lib/http';
import { Alert } from 'shared-lib/ui/alert';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Section } from 'shared-lib/ui/section';
import { preview } from '../../copy/preview.ts';

/** `outside`: no editor embeds the page, so no draft can arrive. */
type PreviewState<Draft> = { status: 'waiting' | 'outside' | 'invalid' } | { status: 'shown'; draft: Draft };

const neverChanges = () => () => undefined;
const isOutside = () => window.parent === window;

/** Receives drafts from the editor that embeds this page. Messages of other windows and origins are ignored. */
const usePreviewDraft = <Draft,>(kind: PreviewKind, contract: Contract<Draft>): PreviewState<Draft> => {
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

interface Props<Draft> {
  kind: PreviewKind;
  contract: Contract<Draft>;
  children: (draft: Draft) => ReactNode;
}

/** Links of a preview lead nowhere, because another page could not receive drafts. */
const stayHere = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** Shows the draft that the editor sends, or the reason why there is none. */
export const DraftPreview = <Draft,>({ kind, contract, children }: Props<Draft>) => {
  const state = usePreviewDraft(kind, contract);
  if (state.status === 'shown') return <main onClickCapture={stayHere}>{children(state.draft)}</main>;
  return (
    <main>
      <Section>
        {state.status === 'invalid' ? (
          <Alert tone="danger">
            <strong>{preview.invalid}</strong>
            <p>{preview.invalidText}</p>
          </Alert>
        ) : (
          <EmptyState level={2} title={state.status === 'outside' ? preview.outside : preview.waiting} />
        )}
      </Section>
    </main>
  );
};

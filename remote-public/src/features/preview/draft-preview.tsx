import type { MouseEvent, ReactNode } from 'react';
import type { PreviewKind } from 'shared-lib/contracts';
import type { Contract } from 'shared-lib/http';
import { Alert } from 'shared-lib/ui/alert';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Section } from 'shared-lib/ui/section';
import { preview } from '../../copy/preview.ts';
import { usePreviewDraft } from './use-preview-draft.ts';

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

import type { ReactNode } from 'react';
import { recordForm, verbs } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { color, media, shadow } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import styled, { createGlobalStyle } from 'styled-components';
import { useFormState } from './form-context.ts';
import { SubmitButton } from './form.tsx';

/** Space of the bar, with the padding of the page below it: focused fields and toasts stay above. */
const Space = createGlobalStyle`
  :root {
    --save-bar: 6rem;
    scroll-padding-block-end: var(--save-bar);
  }
  ${media.stacked} {
    :root {
      --save-bar: 9rem;
    }
  }
`;
const Bar = styled.div`
  position: sticky;
  z-index: 5;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2h) var(--s4);
  padding: var(--s3h) var(--s5);
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${color.brass500};
  background: ${color.white};
  box-shadow: ${shadow.menu};
  p {
    flex: 1 1 10rem;
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
`;

interface Props {
  /** Number of fields with unsaved changes. */
  count: number;
  /** Whether the record has never been saved. */
  isNew?: boolean;
  /** Label of the submit button; «حفظ» by default. */
  label?: ReactNode;
  onUndo: () => void;
}

/** Bar at the lower edge of a form: number of unsaved changes, save, and undo of all changes. */
export const SaveBar = ({ count, isNew = false, label = verbs.save, onUndo }: Props) => {
  const { pending } = useFormState();
  const unchanged = isNew ? recordForm.neverSaved : recordForm.saved;
  return (
    <Bar role="group" aria-label={recordForm.saveBar}>
      <Space />
      <p role="status">{count > 0 ? countOf(count, recordForm.changes) : unchanged}</p>
      {count > 0 && (
        <Button tone="quiet" size="small" disabled={pending} onClick={onUndo}>
          {recordForm.undoAll}
        </Button>
      )}
      <SubmitButton size="small" pendingText={recordForm.saving}>
        {label}
      </SubmitButton>
    </Bar>
  );
};

import { useId, useState, type MouseEvent, type ReactNode } from 'react';
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
/**
 * With changes, and while it has the focus, the bar stays in view at the lower edge; otherwise it is quiet at the end of the form. A
 * sticky element has its place in the flow, so nothing moves when that changes.
 */
const Bar = styled.div<{ $isNeeded: boolean; $isInView: boolean }>`
  ${({ $isInView }) => $isInView && 'position: sticky; z-index: 5; inset-block-end: 0;'}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2h) var(--s4);
  padding: var(--s3h) var(--s5);
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${({ $isNeeded }) => ($isNeeded ? color.brass500 : color.line)};
  background: ${color.white};
  box-shadow: ${({ $isNeeded }) => ($isNeeded ? shadow.menu : 'none')};
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

const ignore = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault();

/**
 * Bar at the end of a form: number of unsaved changes, save, and undo of all changes. Without changes there is nothing to save: the button
 * says so and keeps the focus that it may have.
 */
export const SaveBar = ({ count, isNew = false, label = verbs.save, onUndo }: Props) => {
  const { pending } = useFormState();
  const statusId = useId();
  const isNeeded = count > 0 || isNew || pending;
  const [hasFocus, setHasFocus] = useState(false);
  const isInView = isNeeded || hasFocus;
  const unchanged = isNew ? recordForm.neverSaved : recordForm.saved;
  return (
    <Bar
      $isNeeded={isNeeded}
      $isInView={isInView}
      role="group"
      data-save-bar=""
      aria-label={recordForm.saveBar}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {isInView && <Space />}
      <p role="status" id={statusId}>
        {count > 0 ? countOf(count, recordForm.changes) : unchanged}
      </p>
      {count > 0 && (
        <Button tone="quiet" size="small" disabled={pending} onClick={onUndo}>
          {recordForm.undoAll}
        </Button>
      )}
      <SubmitButton
        size="small"
        pendingText={recordForm.saving}
        {...(!isNeeded && { 'aria-disabled': true, 'aria-describedby': statusId, onClick: ignore })}
      >
        {label}
      </SubmitButton>
    </Bar>
  );
};

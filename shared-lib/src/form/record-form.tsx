import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { recordForm } from 'shared-lib/copy';
import { formatDateTime } from 'shared-lib/format';
import { Alert } from 'shared-lib/ui/alert';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { changedNames, compareVersions } from './changes.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormErrorSummary } from './error-summary.tsx';
import { Form, FormFailure } from './form.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import { useRecord, type RecordOptions } from './use-record.ts';

const Layout = styled.div`
  > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }
`;

interface Props<Values extends FieldValues, Output> extends RecordOptions<Values, Output> {
  /** Field → label, for the conflict dialog. */
  labels: Readonly<Record<string, string>>;
  /** Label of the save button. */
  saveLabel?: string;
  /** Whether the record has never been saved. */
  isNew?: boolean;
  children: ReactNode;
}

interface WatchedBarProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  base: Values;
  isNew: boolean;
  label: string | undefined;
  onUndo: () => void;
}

/** Counts the changes apart from the form, so that typing renders only the bar again. */
const WatchedBar = <Values extends FieldValues, Output>({
  control,
  base,
  isNew,
  label,
  onUndo,
}: WatchedBarProps<Values, Output>) => {
  const values: Readonly<Record<string, unknown>> = useWatch({ control });
  return <SaveBar count={changedNames(base, values).length} isNew={isNew} label={label} onUndo={onUndo} />;
};

/**
 * Saves with Ctrl S or ⌘ S, by the position of the key, unless a dialog is open. The browser would save the page as a file.
 * @param container holds the form with its button
 */
export const useSaveKey = (container: RefObject<HTMLElement | null>): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (event.repeat || document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) return;
    const button = container.current?.querySelector<HTMLButtonElement>("[type=submit]:not([aria-disabled='true'])");
    if (button && !button.disabled) button.form?.requestSubmit();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

/**
 * The form of a record with what people expect of an editor: a guard before leaving, a stored draft, a dialog for changes of
 * somebody else, errors at the fields with a summary, and a bar with the number of changes.
 */
export const RecordForm = <Values extends FieldValues, Output>(props: Props<Values, Output>) => {
  const { labels, saveLabel, isNew = false, children } = props;
  const { form, base, draft, conflict, submit, resubmits, undo, dropDraft } = useRecord(props);
  const container = useRef<HTMLDivElement>(null);
  useSaveKey(container);
  // After the choice in the conflict dialog, once the form starts from the newer record.
  useEffect(() => {
    if (resubmits > 0) container.current?.querySelector('form')?.requestSubmit();
  }, [resubmits]);
  // The button that was pressed was disabled when the dialog opened, so the dialog cannot return the focus to it.
  const isConflicting = conflict !== undefined;
  const wasConflicting = useRef(false);
  useEffect(() => {
    if (wasConflicting.current && !isConflicting)
      container.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasConflicting.current = isConflicting;
  }, [isConflicting]);
  return (
    <Layout ref={container}>
      <Form form={form} onSubmit={submit}>
        {draft && (
          <Alert
            action={
              <TextButton onClick={dropDraft}>
                {draft.at === null ? recordForm.dropEarlier : recordForm.dropDraft}
              </TextButton>
            }
          >
            {draft.at === null ? recordForm.earlierValues : recordForm.draftRestored(formatDateTime(draft.at))}{' '}
            {draft.isOutdated && recordForm.draftOutdated}
          </Alert>
        )}
        <FormErrorSummary />
        <FormFailure />
        {children}
        <WatchedBar control={form.control} base={base.values} isNew={isNew} label={saveLabel} onUndo={undo} />
      </Form>
      <LeaveGuard />
      {conflict && (
        <ConflictDialog
          other={conflict}
          at={conflict.at}
          conflict={compareVersions(conflict.versions)}
          mine={conflict.versions.mine}
          theirs={conflict.versions.theirs}
          labelOf={(field) => labels[field] ?? field}
          onMerge={conflict.merge}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.close}
        />
      )}
    </Layout>
  );
};

import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { HttpError } from 'shared-lib/http';
import { recordDrafts } from 'shared-lib/unsaved';
import { changedNames, mergeVersions } from './changes.ts';
import { startOf, type SavedRecord } from './record-start.ts';
import { useContractForm, type FormContract } from './use-contract-form.ts';

/** Complete values are valid defaults, whose type has optional fields; the compiler cannot follow that for a type parameter. */
const asDefaults = <Values extends FieldValues>(values: Values) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- widens: every field of the defaults is optional
  values as DefaultValues<Values>;

interface Conflicting<Values> {
  by: string | null;
  isOwn: boolean;
  at: string;
  theirs: SavedRecord<Values>;
}

export interface RecordOptions<Values extends FieldValues, Output> {
  /** Name of the draft: resource and id. */
  name: string;
  contract: FormContract<Values, Output>;
  record: SavedRecord<Values>;
  /** Values of an earlier state of the record that the form starts with, not yet saved. */
  earlier?: Partial<Values> | undefined;
  /** Saves the record. `version` is the state that the changes start from. */
  save: (input: Output, version: string | null) => Promise<SavedRecord<Values>>;
  /** Reads the current record from a save conflict. */
  readCurrent: (row: unknown) => SavedRecord<Values> | undefined;
  onSaved: (record: SavedRecord<Values>) => void;
}

/** Stores the unsaved values of a form as a draft. */
const useDraftStorage = <Values extends FieldValues>(
  subscribe: ReturnType<typeof useContractForm<Values, unknown>>['subscribe'],
  name: string,
  base: SavedRecord<Values>,
) =>
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (changedNames(base.values, values).length === 0) recordDrafts.remove(name);
          else {
            const at = new Date().toISOString();
            recordDrafts.write(name, { values, base: base.values, version: base.version, at });
          }
        },
      }),
    [subscribe, name, base],
  );

/** State of the form of a record: the saved state it starts from, the draft, saving, and conflicts. */
export const useRecord = <Values extends FieldValues, Output>(options: RecordOptions<Values, Output>) => {
  const { name, contract, record, earlier, save, readCurrent, onSaved } = options;
  const [start] = useState(() => startOf(name, record, earlier));
  const [base, setBase] = useState(start.base);
  const [draft, setDraft] = useState(start.draft);
  const [conflict, setConflict] = useState<Conflicting<Values>>();
  const [resubmits, setResubmits] = useState(0);
  const form = useContractForm(contract, { defaults: asDefaults(start.base.values) });
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    if (start.draft) reset(start.draft.values, { keepDefaultValues: true });
  }, [start, reset]);
  useDraftStorage(subscribe, name, base);

  /** Continues from a saved state of the record. */
  const startFrom = (saved: SavedRecord<Values>, values: Values = saved.values) => {
    setBase(saved);
    setDraft(undefined);
    setConflict(undefined);
    reset(saved.values);
    if (values === saved.values) recordDrafts.remove(name);
    else reset(values, { keepDefaultValues: true });
  };
  const submit = async (input: Output) => {
    try {
      const saved = await save(input, base.version);
      startFrom(saved);
      onSaved(saved);
    } catch (error) {
      const changed = error instanceof HttpError ? error.changedSince : undefined;
      const theirs = changed && readCurrent(changed.current);
      if (changed && theirs) setConflict({ by: changed.by, isOwn: changed.is_own ?? false, at: changed.at, theirs });
      throw error;
    }
  };
  const resubmit = (values: Values) => {
    if (!conflict) return;
    startFrom(conflict.theirs, values);
    setResubmits((count) => count + 1);
  };
  const versions = conflict && { base: base.values, mine: getValues(), theirs: conflict.theirs.values };
  return {
    form,
    base,
    draft,
    submit,
    resubmits,
    undo: () => startFrom(base),
    dropDraft: () => startFrom(record),
    conflict: conflict &&
      versions && {
        ...conflict,
        versions,
        merge: (fromTheirs: ReadonlySet<string>) => resubmit(mergeVersions(versions, fromTheirs)),
        keepMine: () => resubmit(versions.mine),
        takeTheirs: () => startFrom(conflict.theirs),
        close: () => setConflict(undefined),
      },
  };
};

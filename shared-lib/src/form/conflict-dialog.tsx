import { useId, useMemo, useState } from 'react';
import { recordForm, type OtherSave } from 'shared-lib/copy';
import { formatDateTime, formatNumber } from 'shared-lib/format';
import { color, media, weight } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import type { Conflict } from './changes.ts';
import { ComparedText, compareTexts } from './compared-text.tsx';

const Field = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s2);
  legend {
    padding: 0;
    margin-block-end: var(--s1);
    font-weight: ${weight.medium};
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Note = styled.p`
  grid-column: 1 / -1;
  color: ${color.text3};
`;
const Version = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s1);
  min-inline-size: 0;
  padding: var(--s3);
  border: 1px solid ${color.line};
  &:has(:checked) {
    border-color: ${color.nile600};
    background: ${color.nile50};
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--s2h);
    min-block-size: 1.75rem;
    font-weight: ${weight.medium};
    cursor: pointer;
  }
`;

/** Text of a form value for people. Lists become lines. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim() || recordForm.empty;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? recordForm.yes : recordForm.no;
  if (Array.isArray(value)) return value.length > 0 ? value.map(textOf).join('\n') : recordForm.empty;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(recordForm.separator);
  return recordForm.empty;
};

interface Props<Values> {
  conflict: Conflict;
  other: OtherSave;
  /** ISO timestamp of the other save. */
  at: string;
  mine: Values;
  theirs: Values;
  /** Field → label. */
  labelOf: (name: string) => string;
  /** `fromTheirs` are the disputed fields whose saved value wins. */
  onMerge: (fromTheirs: ReadonlySet<string>) => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

interface DisputedProps {
  name: string;
  label: string;
  other: OtherSave;
  mine: unknown;
  theirs: unknown;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** One field that both changed: both texts, of which one is chosen. */
const Disputed = ({ name, label, other, mine, theirs, isTheirs, onChoose }: DisputedProps) => {
  const { before, now } = useMemo(() => compareTexts(textOf(mine), textOf(theirs)), [mine, theirs]);
  const isSameText = [...before, ...now].every((passage) => 'unchanged' in passage);
  const versions = [
    { isOfOther: false, owner: recordForm.mine(other), passages: before },
    { isOfOther: true, owner: recordForm.theirs(other), passages: now },
  ];
  return (
    <Field>
      <legend>{label}</legend>
      {versions.map(({ isOfOther, owner, passages }) => (
        <Version key={owner}>
          <label>
            <input type="radio" name={name} checked={isTheirs === isOfOther} onChange={() => onChoose(isOfOther)} />
            {owner}
          </label>
          <ComparedText passages={passages} mark="only" label={owner} />
        </Version>
      ))}
      {isSameText && <Note>{recordForm.sameText}</Note>}
    </Field>
  );
};

/** Asks what stays after a record was changed in two places: by two users, or by one user in two tabs. */
export const ConflictDialog = <Values extends Readonly<Record<string, unknown>>>(props: Props<Values>) => {
  const { conflict, other, at, mine, theirs, labelOf } = props;
  const id = useId();
  const [fromTheirs, setFromTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, isTheirs: boolean) =>
    setFromTheirs((before) => new Set(isTheirs ? [...before, name] : [...before].filter((one) => one !== name)));
  return (
    <Dialog
      open
      wide
      onClose={props.onClose}
      title={recordForm.conflictTitle(other, formatDateTime(at))}
      actions={
        <>
          <Button size="small" onClick={() => props.onMerge(fromTheirs)}>
            {recordForm.merge}
          </Button>
          <Button size="small" tone="quiet" onClick={props.onKeepMine}>
            {recordForm.keepMine}
          </Button>
          <Button size="small" tone="quiet" onClick={props.onTakeTheirs}>
            {recordForm.takeTheirs}
          </Button>
        </>
      }
    >
      <p>{conflict.disputed.length > 0 ? recordForm.conflictText(other) : recordForm.conflictNone(other)}</p>
      {conflict.disputed.map((name) => (
        <Disputed
          key={name}
          name={`${id}-${name}`}
          label={labelOf(name)}
          other={other}
          mine={mine[name]}
          theirs={theirs[name]}
          isTheirs={fromTheirs.has(name)}
          onChoose={(isTheirs) => choose(name, isTheirs)}
        />
      ))}
      {conflict.merged.length > 0 && (
        <p>{recordForm.conflictMerged(other, conflict.merged.map(labelOf).join(recordForm.separator))}</p>
      )}
    </Dialog>
  );
};

import { useId, useState } from 'react';
import { recordForm } from 'shared-lib/copy';
import { formatDateTime, formatNumber } from 'shared-lib/format';
import { color, media, weight } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import type { Conflict } from './changes.ts';
import { conflictLines } from './conflict-lines.ts';

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
const Version = styled.label<{ $isMine: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--s1) var(--s2h);
  padding: var(--s3);
  border: 1px solid ${color.line};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.nile600};
    background: ${color.nile50};
  }
  div {
    grid-column: 1 / -1;
    max-block-size: 9rem;
    overflow: auto;
  }
  mark {
    background: ${({ $isMine }) => ($isMine ? color.nile100 : color.sand200)};
    color: inherit;
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

const linesOf = (value: unknown, other: unknown) => conflictLines(textOf(value), textOf(other));

interface Props<Values> {
  conflict: Conflict;
  /** Name of the other user, if known. */
  by: string | null;
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

const Lines = ({ lines }: { lines: ReturnType<typeof linesOf> }) => (
  <div>
    {lines.map(({ at, text, unchanged = 0 }) => (
      <p key={at}>{text === undefined ? recordForm.unchanged(formatNumber(unchanged)) : <mark>{text}</mark>}</p>
    ))}
  </div>
);

/** Asks what stays after two users changed the same record. */
export const ConflictDialog = <Values extends Readonly<Record<string, unknown>>>(props: Props<Values>) => {
  const { conflict, by, at, mine, theirs, labelOf } = props;
  const id = useId();
  const [fromTheirs, setFromTheirs] = useState<ReadonlySet<string>>(new Set());
  const who = by ?? recordForm.someone;
  const choose = (name: string, isTheirs: boolean) =>
    setFromTheirs((before) => new Set(isTheirs ? [...before, name] : [...before].filter((one) => one !== name)));
  const versionsOf = (name: string) => [
    { isTheirs: false, owner: recordForm.mine, lines: linesOf(mine[name], theirs[name]) },
    { isTheirs: true, owner: recordForm.theirs(who), lines: linesOf(theirs[name], mine[name]) },
  ];
  return (
    <Dialog
      open
      wide
      onClose={props.onClose}
      title={recordForm.conflictTitle(who, formatDateTime(at))}
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
      <p>{conflict.disputed.length > 0 ? recordForm.conflictText : recordForm.conflictNone}</p>
      {conflict.disputed.map((name) => (
        <Field key={name}>
          <legend>{labelOf(name)}</legend>
          {versionsOf(name).map(({ isTheirs, owner, lines }) => (
            <Version key={owner} $isMine={!isTheirs}>
              <input
                type="radio"
                name={`${id}-${name}`}
                checked={fromTheirs.has(name) === isTheirs}
                onChange={() => choose(name, isTheirs)}
              />
              <b>{owner}</b>
              <Lines lines={lines} />
            </Version>
          ))}
        </Field>
      ))}
      {conflict.merged.length > 0 && (
        <p>{recordForm.conflictMerged(conflict.merged.map(labelOf).join(recordForm.separator))}</p>
      )}
    </Dialog>
  );
};

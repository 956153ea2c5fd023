import { useEffect, useRef, useState, useEffectEvent } from 'react';
import type { AdminRequest } from 'shared-lib/contracts';
import type { ListSelection } from 'shared-lib/list';
import { useNavigate } from 'shared-lib/router';
import { color, media, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import { inbox } from '../../copy/inbox.ts';
import { ArrivalsBar } from './arrivals-bar.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { InboxPreview } from './inbox-preview.tsx';
import { InboxRow } from './inbox-row.tsx';
import { replyPath } from '../../request/request-link.ts';
import { triageKeyLabels } from '../../request/triage-key-labels.ts';
import { useRequestBulk } from './use-request-bulk.ts';

/** Typing belongs to the field that has the focus, and to an open dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog, [role=dialog]') !== null;

/**
 * Runs actions on single keys, by the position of the key: on an Arabic keyboard the key J types another character.
 * @param actions `KeyboardEvent.code` → action
 */
const useTriageKeys = (actions: Readonly<Record<string, () => void>>): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return;
    if (event.defaultPrevented || isTyping(event.target)) return;
    const action = actions[event.code];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 21.5rem;
  border: 1px solid ${color.line};
  background: ${color.white};
  @media (max-width: 80em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  padding: var(--s2h) var(--s4h);
  background: ${color.sand100};
  color: ${color.text2};
  font-size: var(--fs-xs);
  kbd {
    display: inline-grid;
    place-items: center;
    min-inline-size: 1.5rem;
    padding-inline: var(--s1);
    border: 1px solid ${color.lineStrong};
    border-radius: ${shape.radius};
    background: ${color.white};
    font-family: inherit;
  }
  ${media.stacked} {
    display: none;
  }
`;

interface Props {
  rows: readonly AdminRequest[];
  selection: ListSelection<AdminRequest>;
}

const KeyHints = () => (
  <Keys aria-label={inbox.keys.title}>
    {triageKeyLabels.map(([key, label]) => (
      <li key={key}>
        <kbd dir="ltr">{key}</kbd> {label}
      </li>
    ))}
  </Keys>
);

/** The row that the keyboard works on, and moving between rows. A row that leaves the list gives its place to the next one. */
const useCurrentRow = (rows: readonly AdminRequest[]) => {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<{ id: number; index: number }>();
  const found = rows.findIndex((row) => row.id === last?.id);
  const index = found >= 0 ? found : Math.min(last?.index ?? 0, Math.max(0, rows.length - 1));
  const current = rows[index];
  const setCurrent = ({ id }: AdminRequest) => setLast({ id, index: rows.findIndex((row) => row.id === id) });
  const focus = (row: AdminRequest | undefined) => {
    if (!row) return;
    setCurrent(row);
    list.current?.querySelector<HTMLElement>(`[data-request="${row.id}"]`)?.focus();
  };
  const hasLeft = last !== undefined && found < 0;
  const nextId = hasLeft ? current?.id : undefined;
  useEffect(() => {
    if (nextId !== undefined && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-request="${nextId}"]`)?.focus();
  }, [nextId]);
  return {
    list,
    current,
    setCurrent,
    /** The first key only shows where the keyboard is. */
    move: (step: -1 | 1) => focus(last === undefined || hasLeft ? current : rows[index + step]),
  };
};

/** The rows of the inbox with a preview of the current one, and keys for triage without a mouse. */
export const InboxRows = ({ rows, selection }: Props) => {
  const navigate = useNavigate();
  const { list, current, setCurrent, move } = useCurrentRow(rows);
  const [assigning, setAssigning] = useState<AdminRequest>();
  const bulk = useRequestBulk();
  const archive = (row: AdminRequest) =>
    bulk.mutate({ ids: [row.id], action: 'archive', is_archived: row.archived_at === null });
  const onCurrent = (run: (row: AdminRequest) => void) => () => current && run(current);
  useTriageKeys({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyA: onCurrent(setAssigning),
    KeyR: onCurrent((row) => void navigate(replyPath(row))),
    KeyE: onCurrent(archive),
    KeyX: onCurrent(selection.toggle),
  });
  return (
    <Columns>
      <div>
        <ArrivalsBar />
        <ul ref={list} aria-label={inbox.rows}>
          {rows.map((row) => (
            <InboxRow
              key={row.id}
              row={row}
              isCurrent={row.id === current?.id}
              isSelected={selection.isSelected(row)}
              onFocus={() => setCurrent(row)}
              onToggle={() => selection.toggle(row)}
            />
          ))}
        </ul>
        <KeyHints />
      </div>
      {current && (
        <InboxPreview
          row={current}
          pending={bulk.isPending}
          onMove={move}
          onAssign={() => setAssigning(current)}
          onArchive={() => archive(current)}
          onSpam={() => bulk.mutate({ ids: [current.id], action: 'spam', is_spam: !current.is_spam })}
        />
      )}
      {assigning && (
        <AssignDialog
          reference={assigning.reference}
          pending={bulk.isPending}
          onAssign={(assignee_id, note) =>
            bulk.mutate(
              { ids: [assigning.id], action: 'assign', assignee_id, note },
              { onSettled: () => setAssigning(undefined) },
            )
          }
          onClose={() => setAssigning(undefined)}
        />
      )}
    </Columns>
  );
};

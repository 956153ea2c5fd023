import { useRef, useState } from 'react';
import type { AdminRequest } from 'shared-lib/contracts';
import type { ListPages, ListSelection } from 'shared-lib/list';
import { useNavigate } from 'shared-lib/router';
import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { inbox } from '../../copy/inbox.ts';
import { KeyCap } from '../../layout/key-cap.ts';
import { ArrivalsBar } from './arrivals-bar.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { InboxPreview } from './inbox-preview.tsx';
import { InboxRow } from './inbox-row.tsx';
import { replyPath } from '../../request/request-link.ts';
import { triageKeyLabels } from '../../request/triage-key-labels.ts';
import { archiveInput, spamInput } from './request-bulk-actions.ts';
import { useAssignToMe } from './use-assign-to-me.ts';
import { useRequestBulk } from './use-request-bulk.ts';
import { useCurrentRow, type CurrentRow } from '../../resource/keys/use-current-row.ts';
import { useTriageKeys } from '../../resource/keys/use-triage-keys.ts';

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
  ${media.stacked} {
    display: none;
  }
`;

interface Props {
  rows: readonly AdminRequest[];
  selection: ListSelection<AdminRequest>;
  pages: ListPages;
}

const KeyHints = () => (
  <Keys aria-label={inbox.keys.title}>
    {triageKeyLabels.map(([key, label]) => (
      <li key={key}>
        <KeyCap>{key}</KeyCap> {label}
      </li>
    ))}
  </Keys>
);

/** Keys of the inbox. With a selection those that change requests belong to it (`RequestBulkActions`). */
const useInboxKeys = (
  { current, move }: CurrentRow<AdminRequest>,
  selection: ListSelection<AdminRequest>,
  changes: Readonly<Record<'assign' | 'archive' | 'spam', (row: AdminRequest) => void>>,
) => {
  const navigate = useNavigate();
  const assignToMe = useAssignToMe();
  const onCurrent = (run: (row: AdminRequest) => void) => () => current && run(current);
  const changing = {
    KeyA: onCurrent(changes.assign),
    KeyE: onCurrent(changes.archive),
    KeyS: onCurrent(changes.spam),
    KeyM: onCurrent((row) => assignToMe([row.id])),
  };
  useTriageKeys({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyR: onCurrent((row) => void navigate(replyPath(row))),
    KeyX: onCurrent(selection.toggle),
    ...(selection.ids.size === 0 ? changing : {}),
  });
};

/** The rows of the inbox with a preview of the current one, and keys for triage without a mouse. */
export const InboxRows = ({ rows, selection, pages }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const row = useCurrentRow(rows, pages, ({ id }) => list.current?.querySelector(`[data-request="${id}"]`));
  const { current, setCurrent, move } = row;
  const [assigning, setAssigning] = useState<AdminRequest>();
  const bulk = useRequestBulk();
  const archive = (one: AdminRequest) => bulk.mutate({ ...archiveInput(one), ids: [one.id] });
  const spam = (one: AdminRequest) => bulk.mutate({ ...spamInput(one), ids: [one.id] });
  useInboxKeys(row, selection, { assign: setAssigning, archive, spam });
  return (
    <Columns>
      <div>
        <ArrivalsBar />
        <ul ref={list} aria-label={inbox.rows}>
          {rows.map((one) => (
            <InboxRow
              key={one.id}
              row={one}
              isCurrent={one.id === current?.id}
              isSelected={selection.isSelected(one)}
              onFocus={() => setCurrent(one)}
              onToggle={() => selection.toggle(one)}
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
          onSpam={() => spam(current)}
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

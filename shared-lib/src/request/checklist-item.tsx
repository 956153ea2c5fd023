import type { ReactNode } from 'react';
import type { ChecklistItem, ChecklistState, RequestFile, Neutral } from 'shared-lib/contracts';
import { checklistDocuments as labels, checklistStateLabels } from 'shared-lib/copy';
import { formatDay } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import type { LinkOf } from './file-preview.tsx';
import { FileItems, FileRow, RowLine, RowTitle } from './file-row.tsx';

export const ChecklistItems = styled.ol`
  > li {
    padding-block: var(--s4);
  }
  > li:not(:last-child) {
    border-block-end: 1px solid ${color.line};
  }
`;
const Reason = styled(RowLine)`
  color: ${color.danger};
`;

const tones: Record<ChecklistState | Neutral, BadgeTone> = {
  required: 'waiting',
  received: 'review',
  accepted: 'done',
  refused: 'rejected',
  other: 'review',
};

/** Whether the client still owes a document. */
export const isOwed = ({ state }: Pick<ChecklistItem, 'state'>): boolean => state === 'required' || state === 'refused';

/** By when a document is due, while the client owes it. */
const DueLine = ({ item }: { item: ChecklistItem }) => {
  const now = useMinuteClock();
  if (item.due_at === null || !isOwed(item)) return null;
  const isLate = now !== undefined && Date.parse(item.due_at) < now;
  return <RowLine>{(isLate ? labels.overdue : labels.before)(formatDay(item.due_at))}</RowLine>;
};

interface Props {
  item: ChecklistItem;
  /** All files of the request. */
  files: readonly RequestFile[];
  linkOf: LinkOf;
  /** Buttons or an upload. */
  children?: ReactNode;
}

/** A document with its state, its reason and its files. */
export const ChecklistRow = ({ item, files, linkOf, children }: Props) => {
  const own = files.filter(({ checklist_item_id }) => checklist_item_id === item.id).toReversed();
  return (
    <li>
      <Stack $gap="2">
        <Cluster $gap="3" $justify="space-between">
          <RowTitle>{item.title}</RowTitle>
          <Badge $tone={tones[item.state]}>{checklistStateLabels[item.state]}</Badge>
        </Cluster>
        {item.note && <RowLine>{item.note}</RowLine>}
        {item.reason && <Reason>{labels.reason(item.reason)}</Reason>}
        <DueLine item={item} />
        {own.length > 0 && (
          <FileItems>
            {own.map((file) => (
              <FileRow key={file.id} file={file} linkOf={linkOf} />
            ))}
          </FileItems>
        )}
        {children}
      </Stack>
    </li>
  );
};

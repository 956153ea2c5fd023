import type { BulkResponse } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import { bulkCopy } from '../../copy/bulk.ts';
import type { BulkTarget } from './bulk-target.ts';

/** Rows that the dialog names. */
const MAX_NAMED = 20;

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  max-block-size: 22rem;
  overflow: auto;
  overflow-wrap: anywhere;
  p {
    font-size: var(--fs-sm);
  }
`;

type UnchangedRow = BulkResponse['results'][number];

/** The reasons of one row, each at its field where there is one. */
const reasonsOf = ({ errors, message }: UnchangedRow, labels: BulkTarget['labels']): string[] => {
  const byField = Object.entries(errors ?? {}).map(([field, messages]) => {
    const label = labels[field.split('.')[0] ?? field];
    return label ? `${label}: ${messages.join(' ')}` : messages.join(' ');
  });
  return byField.length > 0 ? byField : [message];
};

interface Props {
  target: BulkTarget;
  rows: readonly UnchangedRow[];
  onClose: () => void;
}

/** Names the rows that stayed as they were, with the reason at each field and a link to each row. */
export const UnchangedRows = ({ target, rows, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={bulkCopy.unchangedTitle(countOf(rows.length, target.noun))}
    actions={
      <Button size="small" onClick={onClose}>
        {verbs.close}
      </Button>
    }
  >
    <p>{bulkCopy.unchangedText}</p>
    <List tabIndex={0} aria-label={bulkCopy.unchangedTitle(countOf(rows.length, target.noun))}>
      {rows.slice(0, MAX_NAMED).map((row) => (
        <li key={row.id}>
          {row.name ? (
            <Link to={target.hrefOf({ id: row.id, name: row.name })}>{row.name}</Link>
          ) : (
            <bdi dir="ltr">#{row.id}</bdi>
          )}
          {reasonsOf(row, target.labels).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </li>
      ))}
    </List>
    {rows.length > MAX_NAMED && <p>{bulkCopy.more(rows.length - MAX_NAMED)}</p>}
  </Dialog>
);

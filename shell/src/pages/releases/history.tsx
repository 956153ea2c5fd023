import { formatDateTime } from 'shared-lib/format';
import { DataTable, type TableColumn } from 'shared-lib/ui/data-table';
import styled from 'styled-components';
import { releasesCopy } from '../../copy/releases.ts';
import type { ReleaseEvent } from './contract.ts';
import { Reason, Version } from './texts.tsx';

const { history, list } = releasesCopy;

/** The log names a shell that acted by itself so. */
const SHELL = 'shell';

const Log = styled.details`
  summary {
    min-block-size: 1.75rem;
    cursor: pointer;
  }
  &[open] summary {
    margin-block-end: var(--s3);
  }
`;

const columns: readonly TableColumn<ReleaseEvent>[] = [
  {
    key: 'what',
    label: history.what,
    title: true,
    cell: ({ outcome, version, from, until, note, reason }) => (
      <>
        <b>{history.outcomes[outcome]}</b>
        <Version>{version}</Version>
        {from !== undefined && <> {history.from(from)}</>}
        {until !== undefined && <> {history.until(formatDateTime(until))}</>}
        {note !== undefined && (
          <p>
            <bdi>{note}</bdi>
          </p>
        )}
        {reason !== undefined && <Reason>{reason}</Reason>}
      </>
    ),
  },
  { key: 'who', label: history.who, cell: ({ who }) => (who === SHELL ? history.shell : <bdi>{who}</bdi>) },
  { key: 'at', label: list.at, cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
];

/** What happened to the releases of a remote, newest first. */
export const History = ({ events, caption }: { events: readonly ReleaseEvent[]; caption: string }) => (
  <Log>
    <summary>{history.title(events.length)}</summary>
    {events.length === 0 ? (
      <p>{history.empty}</p>
    ) : (
      <DataTable
        caption={caption}
        columns={columns}
        rows={events}
        keyOf={({ at, outcome, version }) => `${at} ${outcome} ${version}`}
        dense
      />
    )}
  </Log>
);

import { useQuery } from '@tanstack/react-query';
import { remoteIds, type RemoteId } from 'shared-lib/federation';
import { http } from 'shared-lib/http';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { DataTable, type TableColumn } from 'shared-lib/ui/data-table';
import { Ltr } from 'shared-lib/ui/bdi';
import { Stack } from 'shared-lib/ui/stack';
import * as z from 'zod/mini';
import { debugRemotesCopy } from '../../copy/debug-remotes.ts';
import { crashedReleases, pinOf, startedReleases } from './tab-facts.ts';

const { remotes: copy, none, failed } = debugRemotesCopy;

interface Row {
  remote: RemoteId;
  live: string | undefined;
  fallback: string | undefined;
}

const liveReleases = z.record(
  z.string(),
  z.object({ current: z.nullable(z.string()), fallback: z.nullable(z.string()) }),
);

const readRows = async (): Promise<Row[]> => {
  const releases = await http.get(new URL('/registry.json', location.origin).href, liveReleases);
  return remoteIds.map((remote) => ({
    remote,
    live: releases[remote]?.current ?? undefined,
    fallback: releases[remote]?.fallback ?? undefined,
  }));
};

const version = (key: string, label: string, read: (row: Row) => string | undefined): TableColumn<Row> => ({
  key,
  label,
  cell: (row) => <Ltr>{read(row) ?? none}</Ltr>,
});

const columns: readonly TableColumn<Row>[] = [
  { key: 'remote', label: copy.remote, title: true, cell: ({ remote }) => <Ltr>{remote}</Ltr> },
  version('live', copy.live, ({ live }) => live),
  version('fallback', copy.fallback, ({ fallback }) => fallback),
  version('running', copy.running, ({ remote }) => startedReleases(remote).join(', ') || undefined),
  version('pin', copy.pin, ({ remote }) => pinOf(remote)),
  version('crashed', copy.crashed, ({ remote }) => crashedReleases(remote).join(', ') || undefined),
];

/** Which releases are live for this browser, and which run in this tab. */
export const RemotesTable = () => {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['debug-remotes'],
    queryFn: readRows,
    staleTime: 0,
  });
  return (
    <Stack $gap="3">
      {isError && <BlockFailed message={failed} isTrying={isFetching} onRetry={() => void refetch()} />}
      <DataTable
        caption={copy.title}
        columns={columns}
        rows={data ?? remoteIds.map((remote) => ({ remote, live: undefined, fallback: undefined }))}
        keyOf={({ remote }) => remote}
        dense
      />
    </Stack>
  );
};

import { formatDateTime } from 'shared-lib/format';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { Button } from 'shared-lib/ui/button';
import { DataTable, type TableColumn } from 'shared-lib/ui/data-table';
import { Stack } from 'shared-lib/ui/stack';
import { releasesCopy } from '../../copy/releases.ts';
import type { Release } from './contract.ts';
import { nameOf, Reason, Version } from './texts.tsx';

const { list, goBack, goBackTo, size, kilobytes } = releasesCopy;

const tones: Record<Release['state'], BadgeTone> = {
  live: 'done',
  good: 'new',
  old: 'off',
  withdrawn: 'rejected',
  refused: 'rejected',
};

const columnsFor = (onGoBack: (release: Release) => void): readonly TableColumn<Release>[] => [
  {
    key: 'release',
    label: list.release,
    title: true,
    cell: (release) => (
      <>
        <b>
          <bdi>{nameOf(release)}</bdi>
        </b>
        <small>
          <Version>{release.version}</Version>
          {release.author !== undefined && (
            <>
              {' · '}
              <bdi>{release.author}</bdi>
            </>
          )}
          {release.bytes !== undefined && ` · ${size} ${kilobytes(release.bytes / 1024)}`}
        </small>
        {release.note !== undefined && (
          <p>
            <bdi>{release.note}</bdi>
          </p>
        )}
      </>
    ),
  },
  {
    key: 'at',
    label: list.at,
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    key: 'state',
    label: list.state,
    cell: ({ state, reason }) => (
      <Stack $gap="1" $justify="start">
        <Badge $tone={tones[state]}>{list.states[state]}</Badge>
        {reason !== undefined && <Reason>{reason}</Reason>}
      </Stack>
    ),
  },
  {
    key: 'action',
    label: list.action,
    hideLabel: true,
    cell: (release) =>
      release.state === 'good' && (
        <Button size="small" tone="quiet" aria-label={goBackTo(release.version)} onClick={() => onGoBack(release)}>
          {goBack}
        </Button>
      ),
  },
];

interface Props {
  /** Accessible name of the table. */
  caption: string;
  releases: readonly Release[];
  /** Asks whether to go back to a release. */
  onGoBack: (release: Release) => void;
}

/** All releases of a remote, those that were refused too. Only one that was live, and was not withdrawn, can become live again here. */
export const ReleasesTable = ({ caption, releases, onGoBack }: Props) => (
  <DataTable
    caption={caption}
    columns={columnsFor(onGoBack)}
    rows={releases}
    keyOf={({ version, state }) => `${version} ${state}`}
    dense
  />
);

import { formatDateTime } from 'shared-lib/format';
import { Alert } from 'shared-lib/ui/alert';
import { Stack } from 'shared-lib/ui/stack';
import { releasesCopy as copy } from '../../copy/releases.ts';
import { Block } from './block.tsx';
import type { Release, RemoteReleases } from './contract.ts';
import { FactList } from './fact-list.tsx';
import { FiguresTable } from './figures-table.tsx';
import { History } from './history.tsx';
import { ReleasesTable } from './releases-table.tsx';
import { Version } from './texts.tsx';

const LiveRelease = ({ version, release }: { version: string; release: Release | undefined }) => (
  <FactList
    items={[
      { label: copy.number, value: <Version>{version}</Version> },
      { label: copy.subject, value: <bdi>{release?.subject ?? copy.unknown}</bdi> },
      { label: copy.author, value: <bdi>{release?.author ?? copy.unknown}</bdi> },
      { label: copy.published, value: release ? formatDateTime(release.at) : copy.unknown },
      { label: copy.size, value: release?.bytes === undefined ? copy.unknown : copy.kilobytes(release.bytes / 1024) },
    ]}
  />
);

interface Props {
  remote: RemoteReleases;
  onGoBack: (remote: RemoteReleases, target: Release) => void;
}

/** Everything about the releases of one remote. */
export const RemotePanel = ({ remote, onGoBack }: Props) => {
  const name = copy.remotes[remote.remote];
  const titled = (title: string) => `${name}: ${title}`;
  return (
    <Block title={name}>
      <Stack $gap="6">
        {remote.used !== remote.live && (
          <Alert tone="warning" role="none">
            {copy.notUsed(remote.live, remote.used)}
          </Alert>
        )}
        <section aria-label={titled(copy.live)}>
          <Stack $gap="3">
            <h3>{copy.live}</h3>
            <LiveRelease
              version={remote.live}
              release={remote.releases.find(({ version }) => version === remote.live)}
            />
          </Stack>
        </section>
        <Stack $gap="3">
          <h3>{copy.figures.title}</h3>
          <FiguresTable figures={remote.figures} title={titled(copy.figures.title)} />
        </Stack>
        <Stack $gap="3">
          <h3>{copy.list.title}</h3>
          <ReleasesTable
            caption={titled(copy.list.title)}
            releases={remote.releases}
            onGoBack={(target) => onGoBack(remote, target)}
          />
        </Stack>
        <History events={remote.history} caption={titled(copy.history.title(remote.history.length))} />
      </Stack>
    </Block>
  );
};

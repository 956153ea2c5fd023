import { formatDateTime } from 'shared-lib/format';
import { verbs } from 'shared-lib/copy';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { releasesCopy } from '../../copy/releases.ts';
import type { Release, RemoteReleases } from './contract.ts';
import { FactList } from './fact-list.tsx';
import { nameOf, Version } from './texts.tsx';

const { confirm, remotes, audience } = releasesCopy;

interface Props {
  /** The remote as the administrator saw it. */
  remote: RemoteReleases;
  target: Release;
  isPending: boolean;
  /** Why going back has failed. */
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

const Named = ({ release }: { release: Pick<Release, 'version' | 'subject' | 'author' | 'at'> }) => (
  <>
    <Version>{release.version}</Version>
    {release.subject !== undefined && (
      <p>
        <bdi>{nameOf(release)}</bdi>
      </p>
    )}
    <p>
      {release.author !== undefined && (
        <>
          <bdi>{release.author}</bdi>
          {' · '}
        </>
      )}
      {formatDateTime(release.at)}
    </p>
  </>
);

/** Says what going back changes, from what to what, and for whom, and asks for it. */
export const GoBackDialog = ({ remote, target, isPending, failure, onConfirm, onCancel }: Props) => {
  const live = remote.releases.find(({ version }) => version === remote.live);
  const used = remote.figures?.used;
  const opened = Object.entries(used?.total.counts ?? {}).reduce(
    (sum, [what, count = 0]) => (what === 'repaired' || what === 'policy violation' ? sum : sum + count),
    0,
  );
  return (
    <Dialog
      open
      alert
      onClose={onCancel}
      title={confirm.title(remotes[remote.remote])}
      actions={
        <>
          <Button size="small" pending={isPending} onClick={onConfirm}>
            {confirm.submit}
          </Button>
          <Button size="small" tone="quiet" data-first-focus="" onClick={onCancel}>
            {verbs.cancel}
          </Button>
        </>
      }
    >
      <FactList
        items={[
          { label: confirm.now, value: live ? <Named release={live} /> : <Version>{remote.live}</Version> },
          { label: confirm.next, value: <Named release={target} /> },
          { label: confirm.affected, value: confirm.affectedText(audience[remote.remote]) },
          ...(used ? [{ label: confirm.reach, value: confirm.reachText(used.addresses, opened) }] : []),
        ]}
      />
      <p>{confirm.undo}</p>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
    </Dialog>
  );
};

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientDetail, ClientMerge, SamePerson } from 'shared-lib/contracts';
import { countOf, formatDateTime } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { Panel } from 'shared-lib/ui/panel';
import { Stack } from 'shared-lib/ui/stack';
import { TextLink } from 'shared-lib/ui/text-link';
import { clientsCopy } from '../../copy/clients.ts';
import { useClientChange } from '../../request/client-queries.ts';
import { Meta } from './client-rows.tsx';

const labels = clientsCopy.same;

type Named = Pick<SamePerson, 'id' | 'name' | 'email' | 'phone' | 'kind'>;
const nameOf = ({ name, email, phone }: Pick<Named, 'name' | 'email' | 'phone'>): string => name || email || phone;

const failed = (error: unknown) => toast.failure(labels.failed, error instanceof HttpError ? error.message : undefined);

/** Moves everything of one client to another, whose page opens; a message takes it back. */
const useMerge = ({ target, other }: { target: Named; other: Named }) => {
  const change = useClientChange(target.id);
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => change('merge', { other_id: other.id }),
    onSuccess: ({ merges: [merge] }) => {
      const undo = () => void change(`merges/${merge?.id ?? 0}/undo`, {}).catch(failed);
      toast.undoable(labels.done(nameOf(other), nameOf(target)), { label: labels.undo, run: undo }, labels.failed);
      void navigate(paths.admin.client(target.id));
    },
    onError: failed,
  });
};

/** What a merge does to the two accounts. */
const consequences = (target: Named, other: Named): string =>
  [
    labels.moves(nameOf(target)),
    ...(target.kind === 'account' ? [labels.inAccount] : []),
    ...(other.kind === 'account' ? [labels.suspends(nameOf(other))] : []),
    labels.canUndo,
  ].join(' ');

const Candidate = ({ client, one }: { client: ClientDetail; one: SamePerson }) => {
  const [isAsking, setIsAsking] = useState(false);
  // The client with the account stays.
  const isTarget = client.kind === 'account' || one.kind === 'guest';
  const [target, other] = isTarget ? [client, one] : [one, client];
  const merge = useMerge({ target, other });
  return (
    <Stack as="li" $gap="2" $justify="start">
      <TextLink to={paths.admin.client(one.id)}>{nameOf(one)}</TextLink>
      <Meta>
        <span>{clientsCopy.kinds[one.kind]}</span>
        {one.email && <Ltr>{one.email}</Ltr>}
        <span>{countOf(one.requests, labels.requests)}</span>
        <span>{labels.list(one.reasons.map((reason) => labels.reasons[reason]))}</span>
      </Meta>
      <Button
        size="small"
        tone="quiet"
        aria-label={labels.mergeOf(nameOf(other), nameOf(target))}
        onClick={() => setIsAsking(true)}
      >
        {isTarget ? labels.mergeHere : labels.mergeThere}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="plain"
        title={labels.question(nameOf(other), nameOf(target))}
        text={consequences(target, other)}
        confirm={labels.confirm}
        pending={merge.isPending}
        onConfirm={() => merge.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
};

const Merged = ({ id, merge }: { id: number; merge: ClientMerge }) => {
  const change = useClientChange(id);
  const undo = useMutation({
    mutationFn: () => change(`merges/${merge.id}/undo`, {}),
    onSuccess: () => toast.success(labels.undone, undefined, labels.failed),
    onError: failed,
  });
  const name = merge.name || merge.email;
  return (
    <Stack as="li" $gap="2" $justify="start">
      <span>{labels.merged(name, countOf(merge.requests, labels.requests))}</span>
      <Meta>
        <span>{merge.actor_name}</span>
        <span>{formatDateTime(merge.at)}</span>
      </Meta>
      <Button
        size="small"
        tone="quiet"
        aria-label={labels.undoOf(name)}
        pending={undo.isPending}
        onClick={() => undo.mutate()}
      >
        {labels.undoMerge}
      </Button>
    </Stack>
  );
};

/** Other clients that may be the same person, and the merges that can be undone. */
export const SamePersonPanel = ({ client }: { client: ClientDetail }) => {
  const { id, same_person, merges } = client;
  if (same_person.length + merges.length === 0) return null;
  return (
    <Panel title={labels.title} screenOnly>
      <Stack as="ul" $gap="5">
        {same_person.map((one) => (
          <Candidate key={one.id} client={client} one={one} />
        ))}
        {merges.map((merge) => (
          <Merged key={`merge ${merge.id}`} id={id} merge={merge} />
        ))}
      </Stack>
    </Panel>
  );
};

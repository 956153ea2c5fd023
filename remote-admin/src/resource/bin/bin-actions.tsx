import { useMutation, useQueryClient } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { DeletedRow } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { binCopy } from '../../copy/bin.ts';
import type { ContentResource } from '../define-resource.ts';
import { refreshResource } from '../resource-requests.ts';
import { TypedDialog } from '../typed-dialog.tsx';
import { purgeDeleted, restoreDeleted } from './bin-requests.ts';
import { Cluster } from 'shared-lib/ui/stack';

interface Props {
  resource: ContentResource;
  row: DeletedRow;
}

const messageOf = (error: unknown): string | undefined => (error instanceof HttpError ? error.message : undefined);
const slugProblemOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.errors?.slug?.[0] : undefined;

/** Restores a row; when its slug is in use by now, another one is asked for. */
const Restore = ({ resource, row }: Props) => {
  const queryClient = useQueryClient();
  const [slugProblem, setSlugProblem] = useState<string>();
  const { title, record_id } = row;
  const restore = useMutation({
    mutationFn: (slug: string) => restoreDeleted(resource, record_id, slug),
    onSuccess: () => {
      toast.success(binCopy.restored(title), undefined, binCopy.restoreFailed(title));
      setSlugProblem(undefined);
      return refreshResource(queryClient, resource);
    },
    onError: (error) => {
      const problem = slugProblemOf(error);
      setSlugProblem(problem);
      if (problem === undefined) toast.failure(binCopy.restoreFailed(title), messageOf(error));
    },
  });
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-label={binCopy.restoreOf(title)}
        pending={restore.isPending}
        onClick={() => restore.mutate('')}
      >
        <Icon icon={RotateCcw} size={16} />
        {binCopy.restore}
      </Button>
      {slugProblem !== undefined && (
        <TypedDialog
          title={binCopy.slugTitle}
          text={`${slugProblem}. ${binCopy.slugText}`}
          label={binCopy.slug}
          button={binCopy.restore}
          dir="ltr"
          isPending={restore.isPending}
          isReady={(typed) => typed.trim() !== ''}
          onConfirm={(slug) => restore.mutate(slug)}
          onClose={() => setSlugProblem(undefined)}
        />
      )}
    </>
  );
};

/** Removes a row for good, once its name is typed. */
const Purge = ({ resource, row: { title, record_id } }: Props) => {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const purge = useMutation({
    mutationFn: () => purgeDeleted(resource, record_id),
    onSuccess: () => {
      toast.success(binCopy.purged(title), undefined, binCopy.purgeFailed(title));
      return refreshResource(queryClient, resource);
    },
    onError: (error) => toast.failure(binCopy.purgeFailed(title), messageOf(error)),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button tone="quiet" size="small" aria-label={binCopy.purgeOf(title)} onClick={() => setIsAsking(true)}>
        <Icon icon={Trash2} size={16} />
        {binCopy.purge}
      </Button>
      {isAsking && (
        <TypedDialog
          title={binCopy.purgeTitle(title)}
          text={binCopy.purgeText}
          label={binCopy.purgeName(title)}
          button={binCopy.purge}
          isDangerous
          isPending={purge.isPending}
          isReady={(typed) => typed.trim() === title.trim()}
          onConfirm={() => purge.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};

/** Restores a deleted row, or removes it for good. */
export const BinActions = (props: Props) => (
  <Cluster as="span" $gap="2" $justify="end">
    <Restore {...props} />
    <Purge {...props} />
  </Cluster>
);

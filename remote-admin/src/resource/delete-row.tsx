import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type ReactNode } from 'react';
import { verbs } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';
import { toast } from 'shared-lib/toast';
import { Button, IconButton } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { resourceCopy } from '../copy/resource.ts';
import { deleteRow, refreshResource } from './resource-requests.ts';

interface Props {
  resource: AdminResource;
  id: number;
  name: string;
  onDeleted?: () => void;
}

/** Asks before deleting a row. A row that others depend on stays, and the message of the API names them. */
const useDeletion = ({ resource, id, name, onDeleted }: Props) => {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: () => deleteRow(resource, id),
    onSuccess: () => {
      toast.success(resourceCopy.deleted(name), undefined, resourceCopy.deleteFailed(name));
      onDeleted?.();
      return refreshResource(queryClient, resource);
    },
    onError: (error) =>
      toast.failure(resourceCopy.deleteFailed(name), error instanceof HttpError ? error.message : undefined),
    onSettled: () => setIsAsking(false),
  });
  const dialog: ReactNode = (
    <ConfirmDialog
      open={isAsking}
      title={resourceCopy.confirmTitle(name)}
      text={resourceCopy.confirmText}
      confirm={verbs.delete}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={() => setIsAsking(false)}
    />
  );
  return { ask: () => setIsAsking(true), dialog };
};

/** Deletes a row from the list. */
export const DeleteIconButton = (props: Props) => {
  const { ask, dialog } = useDeletion(props);
  return (
    <>
      <IconButton size="small" label={resourceCopy.delete(props.name)} onClick={ask}>
        <Icon icon={Trash2} size={16} />
      </IconButton>
      {dialog}
    </>
  );
};

/** Deletes the row that a page shows. */
export const DeleteButton = (props: Props) => {
  const { ask, dialog } = useDeletion(props);
  return (
    <>
      <Button tone="danger" size="small" onClick={ask}>
        <Icon icon={Trash2} size={16} />
        {verbs.delete}
      </Button>
      {dialog}
    </>
  );
};

import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { verbs } from 'shared-lib/copy';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { resourceCopy } from '../copy/resource.ts';
import { BulkDialog } from './bulk/bulk-buttons.tsx';
import type { BulkAction, BulkTarget } from './bulk/bulk-target.ts';

interface Props {
  target: BulkTarget;
  deletion: BulkAction;
  id: number;
  name: string;
  onDeleted?: () => void;
}

/** Asks before a row is deleted, as for several rows. */
const useDeletion = ({ target, deletion, id, name, onDeleted }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  return {
    ask: () => setIsAsking(true),
    dialog: isAsking && (
      <BulkDialog
        target={target}
        action={deletion}
        ids={[id]}
        name={name}
        onDone={(failed) => failed.length === 0 && onDeleted?.()}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
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
      <Button tone="dangerQuiet" size="small" onClick={ask}>
        <Icon icon={Trash2} size={16} />
        {verbs.delete}
      </Button>
      {dialog}
    </>
  );
};

import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { useId, useState, type SubmitEvent } from 'react';
import { listLabels, verbs } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import { Stack } from 'shared-lib/ui/stack';

export const MAX_NAME_LENGTH = 40;

interface Props {
  onSave: (name: string) => void;
  /** Whether the tab is stored on this device only. */
  isOnDevice: boolean;
}

/** Button and dialog that store the current filters under a name. */
export const SaveTab = ({ onSave, isOnDevice }: Props) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name !== 'string' || !name.trim()) return;
    onSave(name.trim());
    setIsOpen(false);
  };
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Icon icon={BookmarkPlus} size={16} />
        {listLabels.saveTab}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={listLabels.saveTabTitle}
        actions={
          <Button type="submit" form={id} size="small">
            {verbs.save}
          </Button>
        }
      >
        <p>{isOnDevice ? listLabels.saveTabOnDevice : listLabels.saveTabText}</p>
        <Stack as="form" $gap="1h" id={id} onSubmit={submit}>
          <label htmlFor={`${id}-name`}>{listLabels.tabName}</label>
          <Input id={`${id}-name`} name="name" required maxLength={MAX_NAME_LENGTH} data-first-focus="" />
        </Stack>
      </Dialog>
    </>
  );
};

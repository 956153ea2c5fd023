import Pencil from 'lucide-react/icons/pencil';
import { useId, useState, type SubmitEvent } from 'react';
import { listLabels, verbs } from 'shared-lib/copy';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Checkbox } from 'shared-lib/ui/checkbox';
import { Dialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { MAX_NAME_LENGTH } from './save-tab.tsx';
import type { SavedTab, SavedTabChange } from './use-saved-tabs.ts';

const Fields = styled.form`
  display: grid;
  gap: var(--s1h);
  > div {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-block-size: 2.75rem;
  }
`;

interface Props {
  tab: SavedTab;
  /** Whether the list shows other rows than the tab, which the tab could show from now on. */
  isChanged: boolean;
  onChange: (change: Omit<SavedTabChange, 'state'> & { replaces: boolean }) => void;
  onRemove: () => void;
}

type FormProps = Pick<Props, 'tab' | 'isChanged'> & { id: string };

const TabFields = ({ id, tab, isChanged }: FormProps) => (
  <>
    <label htmlFor={`${id}-name`}>{listLabels.tabName}</label>
    <Input
      id={`${id}-name`}
      name="name"
      required
      maxLength={MAX_NAME_LENGTH}
      defaultValue={tab.label}
      data-first-focus=""
    />
    <div>
      <Checkbox id={`${id}-default`} name="default" defaultChecked={tab.isDefault} />
      <label htmlFor={`${id}-default`}>{listLabels.isDefaultTab}</label>
    </div>
    {isChanged && (
      <div>
        <Checkbox id={`${id}-replaces`} name="replaces" />
        <label htmlFor={`${id}-replaces`}>{listLabels.replaceTab}</label>
      </div>
    )}
  </>
);

/** Dialog that renames a stored tab, makes it the first view of the list, replaces its filters, or deletes it. */
const TabDialog = ({ tab, isChanged, onChange, onRemove, onClose }: Props & { onClose: () => void }) => {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const name = values.get('name');
    if (typeof name !== 'string' || !name.trim()) return;
    onChange({ label: name.trim(), isDefault: values.has('default'), replaces: values.has('replaces') });
    onClose();
  };
  const remove = () => {
    onRemove();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={listLabels.editTabTitle}
      actions={
        <>
          <Button type="submit" form={id} size="small">
            {verbs.save}
          </Button>
          <Button tone="dangerQuiet" size="small" onClick={remove}>
            {listLabels.deleteTab(tab.label)}
          </Button>
        </>
      }
    >
      <Fields id={id} onSubmit={submit}>
        <TabFields id={id} tab={tab} isChanged={isChanged} />
      </Fields>
    </Dialog>
  );
};

/** Button of a stored tab that opens its settings. */
export const EditTab = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton size="small" label={listLabels.editTab(props.tab.label)} onClick={() => setIsOpen(true)}>
        <Icon icon={Pencil} size={16} />
      </IconButton>
      {isOpen && <TabDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};

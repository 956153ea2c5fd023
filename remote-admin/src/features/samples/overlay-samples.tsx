import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from 'shared-lib/controls/button';
import { Combobox } from 'shared-lib/controls/combobox';
import { ConfirmDialog, Dialog, DialogTrigger } from 'shared-lib/controls/dialog';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from 'shared-lib/controls/menu';
import { Popover } from 'shared-lib/controls/popover';
import { NumberField } from 'shared-lib/controls/number-field';
import { Tabs } from 'shared-lib/controls/tabs';
import { Input } from 'shared-lib/ui/input';
import { Panel } from 'shared-lib/ui/panel';
import { samples } from '../../copy/samples.ts';
import { Row, Stack } from './sample-layout.ts';

const labels = samples.overlays;

const EditDialog = () => {
  const [assignee, setAssignee] = useState<string | null>(null);
  return (
    <DialogTrigger>
      <Button tone="outline">{labels.openDialog}</Button>
      <Dialog
        title={labels.dialogTitle}
        renderActions={(close) => (
          <Button size="small" onPress={close}>
            {labels.save}
          </Button>
        )}
      >
        <p>{labels.dialogText}</p>
        <Combobox
          label={samples.choices.assignee}
          options={samples.choices.assignees}
          value={assignee}
          onChange={setAssignee}
        />
      </Dialog>
    </DialogTrigger>
  );
};

const Actions = () => {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <MenuTrigger>
        <Button tone="quiet">{labels.menu}</Button>
        <Menu onAction={(key) => setChosen(String(key))}>
          <MenuSection title={labels.content}>
            <MenuItem id={labels.edit} icon={Pencil}>
              {labels.edit}
            </MenuItem>
            <MenuItem id={labels.copy} isDisabled>
              {labels.copy}
            </MenuItem>
            <MenuItem id={labels.archive} icon={Archive}>
              {labels.archive}
            </MenuItem>
          </MenuSection>
          <MenuSeparator />
          <MenuSection title={labels.danger}>
            <MenuItem id={labels.remove} icon={Trash} tone="danger">
              {labels.remove}
            </MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
      <span>{chosen && labels.chosen(chosen)}</span>
    </>
  );
};

const Move = () => {
  const [position, setPosition] = useState(2);
  return (
    <DialogTrigger>
      <Button tone="quiet">{labels.openPopover}</Button>
      <Popover title={labels.popoverTitle}>
        {(close) => (
          <>
            <NumberField label={labels.position} value={position} onChange={setPosition} minValue={1} steppers />
            <Button size="small" onPress={close}>
              {labels.move}
            </Button>
          </>
        )}
      </Popover>
    </DialogTrigger>
  );
};

type Section = 'description' | 'packages' | 'questions';

export const OverlaySamples = () => {
  const [section, setSection] = useState<Section>('description');
  return (
    <Panel title={labels.title}>
      <Stack>
        <Row>
          <EditDialog />
          <DialogTrigger>
            <Button tone="dangerQuiet">{labels.openConfirm}</Button>
            <ConfirmDialog
              title={labels.confirmTitle}
              text={labels.confirmText}
              confirm={labels.confirm}
              onConfirm={(close) => close()}
            />
          </DialogTrigger>
          <Move />
          <Actions />
        </Row>
        <Tabs<Section>
          label={labels.tabs}
          value={section}
          onChange={setSection}
          keepPanels
          tabs={[
            { value: 'description', label: labels.description, panel: <Input aria-label={labels.note} /> },
            { value: 'packages', label: labels.packages, panel: <p>{labels.packages}</p> },
            { value: 'questions', label: labels.questions, isDisabled: true, panel: null },
          ]}
        />
      </Stack>
    </Panel>
  );
};

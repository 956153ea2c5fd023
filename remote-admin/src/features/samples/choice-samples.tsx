import { useState } from 'react';
import { Checkbox } from 'shared-lib/controls/checkbox';
import { Combobox } from 'shared-lib/controls/combobox';
import { RadioCards } from 'shared-lib/controls/radio-cards';
import { Select } from 'shared-lib/controls/select';
import { Switch } from 'shared-lib/controls/switch';
import { Panel } from 'shared-lib/ui/panel';
import { samples } from '../../copy/samples.ts';
import { Columns, Stack } from './sample-layout.ts';

const labels = samples.choices;
const ignore = () => undefined;

const Lists = () => {
  const [sector, setSector] = useState<string | null>(null);
  const [assignee, setAssignee] = useState<string | null>(null);
  return (
    <Columns>
      <Select
        label={labels.sector}
        isRequired
        options={labels.sectors}
        value={sector}
        onChange={setSector}
        error={sector ? undefined : labels.sectorError}
      />
      <Combobox
        label={labels.assignee}
        hint={labels.assigneeHint}
        options={labels.assignees}
        value={assignee}
        onChange={setAssignee}
      />
      <Select label={labels.locked} options={labels.sectors} isDisabled value="industrial" onChange={ignore} />
    </Columns>
  );
};

const Ticks = () => {
  const [all, setAll] = useState<boolean | undefined>();
  const [terms, setTerms] = useState(false);
  const [isVisible, setIsVisible] = useState(true);
  const [isHidden, setIsHidden] = useState(false);
  return (
    <Columns>
      <div>
        <Checkbox label={labels.all} isIndeterminate={all === undefined} isSelected={all ?? false} onChange={setAll} />
        <Checkbox
          label={labels.terms}
          isRequired
          isSelected={terms}
          onChange={setTerms}
          error={terms ? undefined : labels.termsError}
        />
      </div>
      <div>
        <Checkbox label={labels.chosen} isSelected isDisabled />
        <Checkbox label={labels.locked} isSelected={false} isDisabled />
      </div>
      <div>
        <Switch label={labels.visible} hint={labels.visibleHint} isSelected={isVisible} onChange={setIsVisible} />
        <Switch label={labels.hidden} isSelected={isHidden} onChange={setIsHidden} />
        <Switch label={labels.forced} isSelected isDisabled />
      </div>
    </Columns>
  );
};

export const ChoiceSamples = () => {
  const [plan, setPlan] = useState<'basic' | 'full' | 'funding' | null>(null);
  return (
    <Panel title={labels.title}>
      <Stack>
        <Lists />
        <Ticks />
        <RadioCards
          label={labels.plan}
          isRequired
          options={labels.plans}
          value={plan}
          onChange={setPlan}
          error={plan ? undefined : labels.planError}
        />
      </Stack>
    </Panel>
  );
};

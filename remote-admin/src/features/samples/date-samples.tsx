import { useState } from 'react';
import { DateField, DateTimeField } from 'shared-lib/controls/date-field';
import { TimeField } from 'shared-lib/controls/time-field';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import { samples } from '../../copy/samples.ts';
import { Columns, Stack } from './sample-layout.ts';

const labels = samples.dates;

export const DateSamples = () => {
  const [start, setStart] = useState<string | null>('2026-05-12');
  const [publish, setPublish] = useState<string | null>(null);
  const [closing, setClosing] = useState<string | null>('14:30');
  return (
    <Panel title={labels.title}>
      <Stack>
        <Columns>
          <DateField label={labels.start} isRequired value={start} onChange={setStart} />
          <DateTimeField
            label={labels.publish}
            hint={labels.publishHint}
            error={publish === null ? labels.publishError : undefined}
            value={publish}
            onChange={setPublish}
          />
          <TimeField label={labels.closing} value={closing} onChange={setClosing} />
          <DateField label={labels.locked} isDisabled value="2026-01-31" onChange={() => undefined} />
        </Columns>
        <p>
          {labels.stored} <Ltr>{publish ?? '-'}</Ltr>
        </p>
      </Stack>
    </Panel>
  );
};

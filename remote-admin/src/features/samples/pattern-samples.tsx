import { useState } from 'react';
import { Button } from 'shared-lib/controls/button';
import { toast } from 'shared-lib/toast';
import { LiveRegion, useAnnouncer } from 'shared-lib/ui/live-region';
import { Panel } from 'shared-lib/ui/panel';
import { TimeAgo, TimeLeft } from 'shared-lib/ui/relative-time';
import { samples } from '../../copy/samples.ts';
import { Row, Stack } from './sample-layout.ts';
import { UploadSample } from './upload-sample.tsx';

const labels = samples.patterns;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

export const PatternSamples = () => {
  const { announce, region } = useAnnouncer();
  const [times] = useState(() => ({ deadline: fromNow(6.5 * HOUR_MS), message: fromNow(-5.5 * MINUTE_MS) }));
  const remove = () => toast.undoable(labels.removed, { label: labels.undo, run: () => announce(labels.restored) });
  return (
    <Panel title={labels.title}>
      <Stack>
        <Row>
          <Button tone="quiet" onPress={remove}>
            {labels.remove}
          </Button>
          <span>
            {labels.deadline} <TimeLeft until={times.deadline} />
          </span>
          <span>
            {labels.lastMessage} <TimeAgo since={times.message} />
          </span>
        </Row>
        <UploadSample />
        <LiveRegion {...region} />
      </Stack>
    </Panel>
  );
};

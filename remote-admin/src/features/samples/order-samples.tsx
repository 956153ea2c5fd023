import { useState } from 'react';
import { ReorderList } from 'shared-lib/controls/reorder-list';
import { Panel } from 'shared-lib/ui/panel';
import { samples } from '../../copy/samples.ts';
import { Stack } from './sample-layout.ts';

const labels = samples.order;

export const OrderSamples = () => {
  const [order, setOrder] = useState<readonly string[]>(labels.items.map(({ id }) => id));
  const items = order.flatMap((id) => labels.items.filter((item) => item.id === id));
  return (
    <Panel title={labels.title}>
      <Stack>
        <p>{labels.text}</p>
        <ReorderList label={labels.list} items={items} onReorder={setOrder}>
          {({ text, note }) => (
            <>
              <b>{text}</b>
              <p>{note}</p>
            </>
          )}
        </ReorderList>
      </Stack>
    </Panel>
  );
};

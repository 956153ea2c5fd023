import { lazy, Suspense, useState } from 'react';
import { requestPanels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { Stack } from 'shared-lib/ui/stack';
import type { ChecklistCalls } from './checklist-forms.tsx';
import { anchors } from './request-title.tsx';

const { checklist: labels } = requestPanels;

const ChecklistEditor = lazy(async () => ({ default: (await import('./checklist-editor.tsx')).ChecklistEditor }));

/** What has become of the documents in one line, and the list on demand: the page of a request is long, and its code too. */
export const ChecklistOpener = ({ request, calls }: ChecklistCalls) => {
  const [isOpen, setIsOpen] = useState(false);
  const { checklist = [] } = request;
  const accepted = checklist.filter(({ state }) => state === 'accepted').length;
  const summary = (
    <Panel id={anchors.checklist} title={labels.title} screenOnly={checklist.length === 0}>
      <Stack $gap="4">
        <p>
          {checklist.length === 0
            ? labels.none
            : labels.progress(formatNumber(accepted), formatNumber(checklist.length))}
        </p>
        <div data-screen-only>
          <Button size="small" tone="quiet" pending={isOpen} onClick={() => setIsOpen(true)}>
            {labels.open}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
  if (!isOpen) return summary;
  return (
    <Suspense fallback={summary}>
      <ChecklistEditor request={request} calls={calls} />
    </Suspense>
  );
};

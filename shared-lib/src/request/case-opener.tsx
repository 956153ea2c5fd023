import { lazy, Suspense, useState } from 'react';
import { requestPanels } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { Stack } from 'shared-lib/ui/stack';
import type { CaseArea } from './case-calls.ts';
import { anchors } from './request-title.tsx';

const { case: labels } = requestPanels;

const CasePanel = lazy(async () => ({ default: (await import('./case-panel.tsx')).CasePanel }));

/** The case of a request, loaded when somebody opens it: the page of a request is long, and its code too. */
export const CaseOpener = (props: { reference: string; area: CaseArea }) => {
  const [isOpen, setIsOpen] = useState(false);
  const closed = (
    <Stack $gap="4">
      <p>{labels.hint}</p>
      <div>
        <Button size="small" tone="quiet" pending={isOpen} onClick={() => setIsOpen(true)}>
          {labels.open}
        </Button>
      </div>
    </Stack>
  );
  return (
    <Panel id={anchors.case} title={labels.title} screenOnly>
      {isOpen ? (
        <Suspense fallback={closed}>
          <CasePanel {...props} />
        </Suspense>
      ) : (
        closed
      )}
    </Panel>
  );
};

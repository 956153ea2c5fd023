import { useState, type ComponentProps } from 'react';
import type { ListSelection } from 'shared-lib/list';
import { Button } from 'shared-lib/ui/button';
import type { BulkAction, BulkTarget } from './bulk-target.ts';
import { lazyPart } from '../lazy-part.tsx';

/** The question before an action. Its code is loaded when the first one is asked. */
export const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx').then((part) => part.BulkQuestion), null);

/** What the question tells of an action's end: the failed rows stay selected. */
export const keepFailed =
  <Row,>(selection: ListSelection<Row>): ComponentProps<typeof BulkDialog>['onDone'] =>
  (failed) => {
    selection.clear();
    selection.addIds(failed);
  };

interface Props<Row> {
  target: BulkTarget;
  actions: readonly BulkAction[];
  selection: ListSelection<Row>;
}

/** Buttons of actions on the selected rows; each asks first. */
export const BulkButtons = <Row,>({ target, actions, selection }: Props<Row>) => {
  const [asking, setAsking] = useState<{ action: BulkAction; ids: readonly number[] }>();
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.key}
          tone="quiet"
          size="small"
          onClick={() => setAsking({ action, ids: [...selection.ids] })}
        >
          {action.label}
        </Button>
      ))}
      {asking && (
        <BulkDialog target={target} {...asking} onDone={keepFailed(selection)} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkResponse } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import type { ListSelection } from 'shared-lib/list';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { verbs } from 'shared-lib/copy';
import { publishing } from '../copy/publishing.ts';
import { resourceCopy } from '../copy/resource.ts';
import type { ContentResource } from './define-resource.ts';
import { refreshResource, runBulk } from './resource-requests.ts';

/** The first reason of a failure; the failed rows stay selected. */
const report = ({ failed, results }: BulkResponse): void => {
  if (failed === 0) toast.success(resourceCopy.bulkDone, undefined, resourceCopy.bulkFailed, resourceCopy.bulkError);
  else toast.failure(resourceCopy.bulkFailed, results.find(({ ok }) => !ok)?.message);
};

interface BulkAction {
  action: string;
  label: string;
}

interface Props<Row> {
  resource: ContentResource;
  selection: ListSelection<Row>;
}

/** Runs actions on the selected rows; deletion asks first. */
const BulkActions = <Row,>({ resource, selection, actions }: Props<Row> & { actions: readonly BulkAction[] }) => {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const bulk = useMutation({
    mutationFn: (action: string) => runBulk(resource, [...selection.ids], action),
    onSuccess: (response) => {
      report(response);
      selection.clear();
      selection.addIds(response.results.filter(({ ok }) => !ok).map(({ id }) => id));
      return refreshResource(queryClient, resource);
    },
    onError: (error) => toast.failure(resourceCopy.bulkError, error instanceof HttpError ? error.message : undefined),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      {actions.map(({ action, label }) => (
        <Button key={action} tone="quiet" size="small" disabled={bulk.isPending} onClick={() => bulk.mutate(action)}>
          {label}
        </Button>
      ))}
      <Button tone="quiet" size="small" disabled={bulk.isPending} onClick={() => setIsAsking(true)}>
        {verbs.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={countOf(selection.ids.size, resourceCopy.confirmMany)}
        text={resourceCopy.confirmText}
        confirm={resourceCopy.confirmManyButton}
        pending={bulk.isPending}
        onConfirm={() => bulk.mutate('delete')}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};

const activation: readonly BulkAction[] = [
  { action: 'activate', label: resourceCopy.activate },
  { action: 'deactivate', label: resourceCopy.deactivate },
];
const publication: readonly BulkAction[] = [
  { action: 'publish', label: publishing.actions.publish },
  { action: 'draft', label: publishing.actions.draft },
  { action: 'archive', label: publishing.actions.archive },
];

/** Shows, hides or deletes the selected rows of ordered content. */
export const OrderedBulkActions = <Row,>(props: Props<Row>) => <BulkActions {...props} actions={activation} />;

/** Publishes, withdraws, archives or deletes the selected articles or studies. */
export const PublishedBulkActions = <Row,>(props: Props<Row>) => <BulkActions {...props} actions={publication} />;

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, type Contract } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { SwitchBox } from 'shared-lib/ui/checkbox';
import { resourceCopy } from '../copy/resource.ts';
import type { OrderedResource } from './define-resource.ts';
import { patchRow, refreshResource } from './resource-requests.ts';

interface Props<Row> {
  resource: OrderedResource;
  contract: Contract<Row>;
  row: { id: number; is_active: boolean };
  name: string;
}

/** Shows or hides a row on the site. Switches at once and back again when saving fails. */
export const ActiveSwitch = <Row,>({ resource, contract, row, name }: Props<Row>) => {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (is_active: boolean) => patchRow(resource, contract, row.id, { is_active }),
    onSuccess: () => refreshResource(queryClient, resource),
    onError: (error) =>
      toast.failure(resourceCopy.saveFailed(name), error instanceof HttpError ? error.message : undefined),
  });
  return (
    <SwitchBox
      aria-label={resourceCopy.activeOf(name)}
      checked={change.isPending ? change.variables : row.is_active}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  );
};

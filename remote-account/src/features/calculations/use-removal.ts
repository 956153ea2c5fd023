import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formulaVersionOf, type SavedCalculation } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { calculationsQuery, removeCalculation, saveCalculation } from 'shared-lib/saved';
import { toast } from 'shared-lib/toast';
import { calculationsCopy as labels } from '../../copy/calculations.ts';

const explain = (title: string) => (error: Error) =>
  toast.failure(title, error instanceof HttpError ? error.message : undefined);

/**
 * Deletes a calculation, and saves it again on request.
 * @param onRemoved called when the calculation has left the list
 */
export const useRemoval = ({ id, key, name, link, figures }: SavedCalculation, onRemoved: () => void) => {
  const queryClient = useQueryClient();
  const { queryKey } = calculationsQuery();
  const restoring = useMutation({
    mutationFn: () => saveCalculation({ key, name, code: link, formula: formulaVersionOf(figures.formula_version) }),
    onSuccess: (restored) => {
      queryClient.setQueryData(queryKey, (others) => others && [restored, ...others]);
      toast.success(labels.restored(name), undefined, labels.restoreFailed);
    },
    onError: explain(labels.restoreFailed),
  });
  return useMutation({
    mutationFn: () => removeCalculation(id),
    onSuccess: (others) => {
      queryClient.setQueryData(queryKey, others);
      onRemoved();
      toast.undoable(labels.removed(name), { label: labels.undo, run: () => restoring.mutate() }, labels.removeFailed);
    },
    onError: explain(labels.removeFailed),
  });
};

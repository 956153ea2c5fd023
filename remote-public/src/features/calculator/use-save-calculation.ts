import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FORMULA_VERSION } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { calculationsOnDevice, calculationsQuery, saveCalculation } from 'shared-lib/saved';
import { useSession } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { calculator } from '../../copy/calculator.ts';

const { tools: copy } = calculator;

interface Named {
  name: string;
  /** The calculation as the text in its link. */
  code: string;
}

const saveOnDevice = ({ name, code }: Named) => {
  const isStored = calculationsOnDevice.add({
    key: crypto.randomUUID(),
    name,
    query: String(new URLSearchParams({ c: code, formula: String(FORMULA_VERSION) })),
    saved_at: new Date().toISOString(),
  });
  if (isStored) toast.success(copy.saved, copy.savedOnDevice, copy.notSaved);
  else toast.failure(copy.notSaved, copy.noStorage);
};

/** Saves a calculation in the account of a signed-in user, on this device for a guest. */
export const useSaveCalculation = () => {
  const isSignedIn = useSession(({ token }) => token !== null);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (named: Named) => saveCalculation({ key: crypto.randomUUID(), formula: FORMULA_VERSION, ...named }),
    onSuccess: () => {
      void queryClient.invalidateQueries(calculationsQuery());
      toast.success(copy.saved, copy.savedInAccount, copy.notSaved);
    },
    onError: (error) => toast.failure(copy.notSaved, error instanceof HttpError ? error.message : undefined),
  });
  return { save: isSignedIn ? mutate : saveOnDevice, isPending };
};

import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import { formulaVersionOf, type SavedInput, type SavedItems } from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';
import { calculationsOnDevice, savedOnDevice } from './on-device.ts';

const contract = lazyContracts(() => import('./contracts.ts'));

/** A study or an article with its id. */
export interface SavedKey extends SavedInput {
  id: number;
}

export const saveInAccount = async (item: SavedInput): Promise<SavedItems> =>
  (await http.post('/account/saved', item, contract('savedResponse'))).data;

export const removeFromAccount = async ({ kind, id }: SavedKey): Promise<SavedItems> =>
  (await http.delete(`/account/saved/${kind}/${id}`, contract('savedResponse'))).data;

/** The server will never accept this item: it is no longer published, or its id is broken. */
const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && (error.kind === 'not-found' || error.kind === 'validation');

/** One request each, so that an invalid one does not prevent the others from being saved. */
const joinCalculations = async (): Promise<void> => {
  for (const calculation of calculationsOnDevice.read()) {
    const { key, name, query } = calculation;
    const params = new URLSearchParams(query);
    const formula_version = formulaVersionOf(params.get('formula'));
    try {
      const { left_out } = await http.post(
        '/account/calculations/join',
        { items: [{ key, name, calculation: params.get('c') ?? '', formula_version }] },
        contract('joinedResponse'),
      );
      if (left_out.length === 0) calculationsOnDevice.remove(calculation);
    } catch (error) {
      if (!isRefused(error)) return;
    }
  }
};

let joining: Promise<void> | undefined;

const joinItems = async (): Promise<void> => {
  for (const item of savedOnDevice.read()) {
    try {
      await saveInAccount(item);
    } catch (error) {
      // The rest stays on the device until the next time.
      if (!isRefused(error)) return;
    }
    savedOnDevice.remove(item);
  }
};

/**
 * Moves what was saved on this device to the account of the signed-in user. It never fails; what failed is tried next time, and
 * calculations that the account does not take stay on the device.
 */
export const joinSaved = (): Promise<void> => {
  joining ??= Promise.all([joinItems(), joinCalculations()])
    .then(() => undefined)
    .finally(() => {
      joining = undefined;
    });
  return joining;
};

/** The saved items of the account, after those of this device have joined it. Enable it with a session only. */
export const savedQuery = () =>
  queryOptions({
    queryKey: ['account', 'saved'],
    queryFn: async ({ signal }) => {
      await joinSaved();
      return (await http.get('/account/saved', contract('savedResponse'), { signal })).data;
    },
    staleTime: 60_000,
  });

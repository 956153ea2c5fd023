import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import type { SavedCalculation } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { joinSaved } from './account-saved.ts';

const contract = lazyContracts(() => import('./contracts.ts'));

interface NamedCalculation {
  /** Saving the same key again changes nothing. */
  key: string;
  name: string;
  /** The text in the link of the calculation. */
  code: string;
  /** Version of the formulas that its figures were shown with. */
  formula: number;
}

/** @throws {HttpError} kind `validation` when the account has as many calculations as allowed */
export const saveCalculation = async ({ key, name, code, formula }: NamedCalculation): Promise<SavedCalculation> =>
  (
    await http.post(
      '/account/calculations',
      { key, name, calculation: code, formula_version: formula },
      contract('calculationResponse'),
    )
  ).data;

/** @returns the other calculations of the account */
export const removeCalculation = async (id: number): Promise<SavedCalculation[]> =>
  (await http.delete(`/account/calculations/${id}`, contract('calculationsResponse'))).data;

/** The calculations of the account, after those of this device have joined it. Enable it with a session only. */
export const calculationsQuery = () =>
  queryOptions({
    queryKey: ['account', 'calculations'],
    queryFn: async ({ signal }) => {
      await joinSaved();
      return (await http.get('/account/calculations', contract('calculationsResponse'), { signal })).data;
    },
    staleTime: 60_000,
  });

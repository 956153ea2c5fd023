import type { QueryClient } from '@tanstack/react-query';
import { formulaVersionOf } from 'shared-lib/contracts';
import { loadPanels } from '../features/calculator/load-panels.ts';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { studyQueries } from '../features/studies/studies.api.ts';

/** Query parameters of the calculator: what it starts from, empty when absent. */
export const readCalculatorParams = (search: URLSearchParams) => ({
  code: search.get('c') ?? '',
  /** Version of the formulas that the figures of `c` were shown with. */
  formula: formulaVersionOf(search.get('formula')),
  sector: search.get('sector') ?? '',
  study: search.get('study') ?? '',
  /** A form that was sent without scripts. */
  isForm: search.has('fixed_capital'),
});

export const prefetchStart = (queryClient: QueryClient, search: URLSearchParams) => {
  const { study } = readCalculatorParams(search);
  return Promise.allSettled([
    queryClient.query(sectorQueries.basics()),
    loadPanels(),
    study && queryClient.query(studyQueries.detail(study)),
  ]);
};

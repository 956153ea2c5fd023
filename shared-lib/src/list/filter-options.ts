import { useQuery } from '@tanstack/react-query';
import type { ChoiceFilter, ChoicesFilter, FilterOption } from './list-definition.ts';

/** A query that never runs, for filters whose options are part of the definition. */
const unused = { queryKey: ['list', 'no-options'], queryFn: (): readonly FilterOption[] => [], enabled: false };

/** Options of a filter. `isFailed` when the API did not provide them. */
export const useFilterOptions = ({ options }: Pick<ChoiceFilter | ChoicesFilter, 'options'>) => {
  const query = useQuery(typeof options === 'function' ? options() : unused);
  return typeof options === 'function'
    ? { options: query.data ?? [], isFailed: query.isError }
    : { options, isFailed: false };
};

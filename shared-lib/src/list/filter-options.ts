import { queryOptions, useQuery } from '@tanstack/react-query';
import type { FilterOption, LoadedOptions } from './list-definition.ts';

/** The query of options that the API provides. */
export const optionsQuery = ({ key, load }: LoadedOptions) =>
  queryOptions({ queryKey: [...key, 'options'], queryFn: ({ signal }) => load(signal) });

/** For filters whose options are part of the definition; never requested. */
const NONE: LoadedOptions = { key: ['list'], load: () => Promise.resolve([]) };

/** Options of a filter. `isFailed` when the API did not provide them. */
export const useFilterOptions = (options: readonly FilterOption[] | LoadedOptions) => {
  const loaded = 'load' in options ? options : undefined;
  const query = useQuery({ ...optionsQuery(loaded ?? NONE), enabled: loaded !== undefined });
  return 'load' in options ? { options: query.data ?? [], isFailed: query.isError } : { options, isFailed: false };
};

import { listLabels } from 'shared-lib/copy';
import { strictNumberProblem } from 'shared-lib/format';
import { readNumber } from 'shared-lib/numbers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { FilterValues, ListFilter, FilterOption, LoadedOptions } from './list-definition.ts';
import { dayText } from './url-state.ts';

/** Riyadh is three hours ahead of UTC all year, so its days have fixed limits in UTC. */
const RIYADH = '+03:00';
const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 160;

/** Query parameters of a filter. */
export const paramsOf = ({ kind, key }: ListFilter): readonly string[] =>
  kind === 'numbers' || kind === 'dates' ? [`${key}_gte`, `${key}_lte`] : [key];

const MAX_LIMIT = 999_999_999_999;

/**
 * Reads a limit of a filter: a whole number of at least 0, in digits, or why the text is none. Empty text is no limit. A number
 * with two readings is refused, because the rows would not show which one was meant.
 */
export const readLimit = (text: string): { digits: string; problem?: string | undefined } => {
  const reading = readNumber(text, 'money');
  if (reading.kind === 'empty') return { digits: '' };
  if (reading.kind !== 'value') return { digits: '', problem: strictNumberProblem(reading, text) };
  const isLimit = Number.isInteger(reading.value) && reading.value >= 0 && reading.value <= MAX_LIMIT;
  return isLimit ? { digits: String(reading.value) } : { digits: '', problem: listLabels.wholeNumber };
};

const isOption = (filter: ListFilter, value: string): boolean => {
  if (filter.kind !== 'choice' && filter.kind !== 'choices') return false;
  return 'load' in filter.options
    ? value !== '' && value.length <= MAX_VALUE_LENGTH
    : filter.options.some((option) => option.value === value);
};

const validValues = (filter: ListFilter, texts: readonly string[]): readonly string[] => {
  switch (filter.kind) {
    case 'choice':
      return texts.filter((text) => isOption(filter, text)).slice(0, 1);
    case 'choices':
      return [...new Set(texts.filter((text) => isOption(filter, text)))].slice(0, MAX_VALUES);
    case 'numbers':
      return texts
        .map((text) => readLimit(text).digits)
        .filter(Boolean)
        .slice(0, 1);
    case 'dates':
      return texts.map(dayText).filter(Boolean).slice(0, 1);
  }
};

/** Reads the filters from the URL. Invalid values are dropped. */
export const readFilters = (search: URLSearchParams, filters: readonly ListFilter[]): FilterValues =>
  Object.fromEntries(
    filters
      .flatMap((filter) => paramsOf(filter).map((param) => [param, validValues(filter, search.getAll(param))] as const))
      .filter(([, values]) => values.length > 0),
  );

/** Start or end of a day in Riyadh as an instant in UTC. */
const instantOf = (param: string, day: string): string =>
  new Date(`${day}T${param.endsWith('_lte') ? '23:59:59.999' : '00:00:00'}${RIYADH}`).toISOString();

/** The values as the API expects them: days become instants. */
export const toApiFilters = (values: FilterValues, filters: readonly ListFilter[]): FilterValues => {
  const dates = new Set(filters.filter(({ kind }) => kind === 'dates').flatMap(paramsOf));
  return Object.fromEntries(
    Object.entries(values).map(([param, texts]) => [
      param,
      dates.has(param) ? texts.map((day) => instantOf(param, day)) : texts,
    ]),
  );
};

/** Replaces the values of one parameter; an empty list removes it. */
export const withValues = (values: FilterValues, param: string, texts: readonly string[]): FilterValues => {
  const { [param]: _previous, ...others } = values;
  return texts.length > 0 ? { ...others, [param]: texts } : others;
};

const sameTexts = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((text) => other.includes(text));

/** Whether both select the same rows; the order of parameters and values has no effect. */
export const sameFilters = (one: FilterValues, other: FilterValues): boolean =>
  Object.keys({ ...one, ...other }).every((param) => sameTexts(one[param], other[param]));

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

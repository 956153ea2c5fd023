import type { FilterValues, ListFilter } from './list-definition.ts';
import { dayText, numberText } from './url-state.ts';

/** Riyadh is three hours ahead of UTC all year, so its days have fixed limits in UTC. */
const RIYADH = '+03:00';
const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 160;

/** Query parameters of a filter. */
export const paramsOf = ({ kind, key }: ListFilter): readonly string[] =>
  kind === 'numbers' || kind === 'dates' ? [`${key}_gte`, `${key}_lte`] : [key];

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
      return texts.map(numberText).filter(Boolean).slice(0, 1);
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

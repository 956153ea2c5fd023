/**
 * State of a list in the query string of its page, so that a list can be shared, reloaded and left with the Back button. Readers
 * drop invalid values instead of sending them to the API. Numbers may have Arabic-Indic digits.
 */
import { toLatinDigits } from 'shared-lib/contracts';

/** Limits of the API; it rejects longer values. */
const MAX_SEARCH_LENGTH = 200;
const MAX_VALUE_LENGTH = 160;
const PAGE = /^[1-9]\d{0,5}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Links and messages bring them along: an override in a search would reverse the line that repeats it. Joiners belong to words. */
const HIDDEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\u034F\u115F\u1160\u3164\uFFA0]/gu;
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

const oneLine = (text: string | null, max: number): string =>
  (text ?? '')
    .replace(BREAKS, ' ')
    .replace(HIDDEN, '')
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** The search text: one line without what nobody sees. */
export const readSearchText = (search: URLSearchParams, key = 'q'): string =>
  oneLine(search.get(key), MAX_SEARCH_LENGTH);

/** A free value such as a name or slug: one line without what nobody sees; empty when absent. */
export const readText = (search: URLSearchParams, key: string): string => oneLine(search.get(key), MAX_VALUE_LENGTH);

/** One of the given values. */
export const readChoice = <Value extends string>(
  search: URLSearchParams,
  key: string,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === search.get(key));

/** The page number, counted from 1. */
export const readPage = (search: URLSearchParams, key = 'page'): number => {
  const text = toLatinDigits((search.get(key) ?? '').trim());
  return PAGE.test(text) ? Number(text) : 1;
};

/** A calendar day as `YYYY-MM-DD`; empty when absent or invalid. */
export const dayText = (text: string): string => {
  const day = toLatinDigits(text.trim());
  return DAY.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : '';
};

/** An array becomes several parameters with the same name. */
export type ParamValue = string | number | readonly string[] | undefined;

/** Creates query parameters in the given order. Omits empty values, and `page` while it is 1. */
export const toSearch = (values: Readonly<Record<string, ParamValue>>): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (key === 'page' && value === 1) continue;
    for (const text of Array.isArray(value) ? value : [value])
      if (text !== undefined && text !== '') search.append(key, String(text));
  }
  return search;
};

/** URL of a list in a state (see `toSearch`). */
export const listHref = (path: string, values: Readonly<Record<string, ParamValue>>): string => {
  const search = toSearch(values);
  return search.size > 0 ? `${path}?${search}` : path;
};

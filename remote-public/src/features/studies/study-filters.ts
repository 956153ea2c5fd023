import type { StudyKind } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { studies } from '../../copy/studies.ts';

/** Filters of the study list; an empty string means no filter. */
export interface StudyFilters {
  page: number;
  q: string;
  sector: string;
  country: string;
  kind: StudyKind | '';
}

const MAX_SEARCH_LENGTH = 200;
const MAX_NAME_LENGTH = 160;
const MAX_PAGE = 1_000_000;

const isKind = (text: string): text is StudyKind => Object.hasOwn(studies.kinds, text);

/** Reads the filters from the query string. Invalid values are dropped. */
export const readFilters = (search: URLSearchParams): StudyFilters => {
  const text = (name: string, maxLength: number) => (search.get(name) ?? '').trim().slice(0, maxLength);
  const page = Number(search.get('page') ?? 1);
  const kind = text('kind', MAX_NAME_LENGTH);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    q: text('q', MAX_SEARCH_LENGTH),
    sector: text('sector', MAX_NAME_LENGTH),
    country: text('country', MAX_NAME_LENGTH),
    kind: isKind(kind) ? kind : '',
  };
};

export const isFiltered = ({ q, sector, country, kind }: StudyFilters): boolean =>
  Boolean(q || sector || country || kind);

/** URL path of a filtered list. Without `page` it is the first page, so a change of filters returns to it. */
export const listHref = ({ page = 1, ...filters }: Partial<StudyFilters>): string => {
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.freeStudies()}?${search}` : paths.freeStudies();
};

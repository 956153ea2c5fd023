import type { StudyKind } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { studies } from '../../copy/studies.ts';

/** What the list is narrowed down to; an empty text is no limit. */
export interface StudyFilters {
  page: number;
  q: string;
  sector: string;
  country: string;
  kind: StudyKind | '';
}

const LONGEST_SEARCH = 200;
const LONGEST_NAME = 160;
const LAST_PAGE = 1_000_000;

const isKind = (text: string): text is StudyKind => Object.hasOwn(studies.kinds, text);

/** The list that an address asks for. What no list can have is left out. */
export const readFilters = (search: URLSearchParams): StudyFilters => {
  const text = (name: string, longest: number) => (search.get(name) ?? '').trim().slice(0, longest);
  const page = Number(search.get('page') ?? 1);
  const kind = text('kind', LONGEST_NAME);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    q: text('q', LONGEST_SEARCH),
    sector: text('sector', LONGEST_NAME),
    country: text('country', LONGEST_NAME),
    kind: isKind(kind) ? kind : '',
  };
};

export const isNarrowed = ({ q, sector, country, kind }: StudyFilters): boolean =>
  Boolean(q || sector || country || kind);

/** Address of a list. Other limits begin at the first page again, so `page` is said with the page links only. */
export const listHref = ({ page = 1, ...limits }: Partial<StudyFilters>): string => {
  const search = new URLSearchParams(Object.entries(limits).filter(([, value]) => value !== ''));
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.freeStudies()}?${search}` : paths.freeStudies();
};

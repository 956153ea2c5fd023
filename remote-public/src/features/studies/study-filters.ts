import type { StudyKind } from 'shared-lib/contracts';
import { listHref as hrefOf, readPage, readSearchText, readText } from 'shared-lib/list/url-state';
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

const isKind = (text: string): text is StudyKind => Object.hasOwn(studies.kinds, text);

/** Reads the filters from the query string. Invalid values are dropped. */
export const readFilters = (search: URLSearchParams): StudyFilters => {
  const kind = readText(search, 'kind');
  return {
    page: readPage(search),
    q: readSearchText(search),
    sector: readText(search, 'sector'),
    country: readText(search, 'country'),
    kind: isKind(kind) ? kind : '',
  };
};

export const isFiltered = ({ q, sector, country, kind }: StudyFilters): boolean =>
  Boolean(q || sector || country || kind);

/** URL path of a filtered list. Without `page` it is the first page, so a change of filters returns to it. */
export const listHref = ({ page, ...filters }: Partial<StudyFilters>): string =>
  hrefOf(paths.freeStudies(), { ...filters, page });

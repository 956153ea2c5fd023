import { queryOptions } from '@tanstack/react-query';
import type { StudyPage } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { oneAnswer } from '../../answers/one-answer.ts';
import type { StudyFilters } from './study-filters.ts';

type Contracts = typeof import('./studies.contract.ts');

/** A contract arrives with the first call: a page that the server drew comes with its data. */
const late =
  <Name extends keyof Contracts>(name: Name) =>
  async (): Promise<Contracts[Name]> =>
    (await import('./studies.contract.ts'))[name];

const PER_PAGE = 12;
const ON_HOME = 3;
const RELATED = 3;
/** More of one parameter are refused by the API. */
const MOST_SECTORS = 20;

const askedFor = ({ page, q, sector, country, kind }: StudyFilters) => ({
  per_page: PER_PAGE,
  page,
  q: q || undefined,
  sector: sector || undefined,
  country: country || undefined,
  kind: kind || undefined,
});

export const studyQueries = {
  all: () => ['studies'] as const,
  list: (filters: StudyFilters) =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'list', filters],
      queryFn: ({ signal }) => http.get('/public/studies', late('cards'), { params: askedFor(filters), signal }),
    }),
  latest: () =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'latest'],
      queryFn: ({ signal }) => http.get('/public/studies', late('cards'), { params: { per_page: ON_HOME }, signal }),
    }),
  /** The newest few of some sectors; of all where none is named. */
  ofSectors: (sectorIds: readonly number[]) =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'of-sectors', sectorIds],
      queryFn: ({ signal }) => {
        const search = new URLSearchParams(sectorIds.slice(0, MOST_SECTORS).map((id) => ['sector', String(id)]));
        search.set('per_page', String(RELATED));
        return http.get(`/public/studies?${search}`, late('cards'), { signal });
      },
    }),
  facets: () =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'facets'],
      queryFn: ({ signal }) => http.get('/public/studies/facets', late('facets'), { signal }),
    }),
  detail: (idOrSlug: string) =>
    oneAnswer<StudyPage>({
      kind: [...studyQueries.all(), 'page'],
      asked: idOrSlug,
      load: (_client, signal) => http.get(`/public/studies/${encodeURIComponent(idOrSlug)}`, late('page'), { signal }),
      slugOf: ({ data }) => data.slug,
    }),
};

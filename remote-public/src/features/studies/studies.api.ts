import { queryOptions } from '@tanstack/react-query';
import type { StudyPage } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { detailQuery } from '../../page-resource/detail-query.ts';
import type { StudyFilters } from './study-filters.ts';

type Contracts = typeof import('./studies.contract.ts');

/** Loads a contract with the first request. A page rendered on the server already has its data and needs none. */
const lazyContract =
  <Name extends keyof Contracts>(name: Name) =>
  async (): Promise<Contracts[Name]> =>
    (await import('./studies.contract.ts'))[name];

const PER_PAGE = 12;
const HOME_PAGE_COUNT = 3;
const RELATED = 3;
/** Limit of the API for repeated parameters. */
const MAX_SECTORS = 20;

const toQueryParams = ({ page, q, sector, country, kind }: StudyFilters) => ({
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
      queryFn: ({ signal }) =>
        http.get('/public/studies', lazyContract('cards'), { params: toQueryParams(filters), signal }),
    }),
  latest: () =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'latest'],
      queryFn: ({ signal }) =>
        http.get('/public/studies', lazyContract('cards'), { params: { per_page: HOME_PAGE_COUNT }, signal }),
    }),
  /** The newest studies of these sectors; of all sectors when the list is empty. */
  bySectors: (sectorIds: readonly number[]) =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'of-sectors', sectorIds],
      queryFn: ({ signal }) => {
        const search = new URLSearchParams(sectorIds.slice(0, MAX_SECTORS).map((id) => ['sector', String(id)]));
        search.set('per_page', String(RELATED));
        return http.get(`/public/studies?${search}`, lazyContract('cards'), { signal });
      },
    }),
  facets: () =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'facets'],
      queryFn: ({ signal }) => http.get('/public/studies/facets', lazyContract('facets'), { signal }),
    }),
  detail: (idOrSlug: string) =>
    detailQuery<StudyPage>({
      baseKey: [...studyQueries.all(), 'page'],
      idOrSlug,
      load: (_client, signal) =>
        http.get(`/public/studies/${encodeURIComponent(idOrSlug)}`, lazyContract('page'), { signal }),
      slugOf: ({ data }) => data.slug,
    }),
};

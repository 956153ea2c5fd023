import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import type { Study, StudyCard, StudyPage } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { detailQuery } from '../../page-resource/detail-query.ts';
import { capitalRanges, type StudyFilters } from './study-filters.ts';

const contract = lazyContracts(() => import('./studies.contract.ts'));

const PER_PAGE = 12;
/** Limit of the API. */
const MAX_PER_PAGE = 50;
const HOME_PAGE_COUNT = 3;
const RELATED = 3;
/** Limit of the API for repeated parameters. */
const MAX_SECTORS = 20;

const boundsOf = (capital: StudyFilters['capital']): { from?: number; to?: number } =>
  capital ? capitalRanges[capital] : {};

const toQueryParams = ({ page, q, sector, country, kind, verdict, capital, sort }: StudyFilters) => ({
  per_page: PER_PAGE,
  page,
  q: q || undefined,
  sector: sector || undefined,
  country: country || undefined,
  kind: kind || undefined,
  verdict: verdict || undefined,
  capital_min: boundsOf(capital).from,
  capital_max: boundsOf(capital).to,
  sort: sort || undefined,
});

/** Without what the cards of related studies do not show: it would be in each document. */
const withoutUnseen = ({ related, ...page }: StudyPage): StudyPage => ({
  ...page,
  related: related.map(({ cover_alt: _unseen, ...card }) => ({ ...card, summary_ar: '', published_at: null })),
});

const fetchStudy = async (idOrSlug: string, signal: AbortSignal): Promise<StudyPage> =>
  withoutUnseen(await http.get(`/public/studies/${encodeURIComponent(idOrSlug)}`, contract('page'), { signal }));

/** What a service page shows of its example. The texts of a study make a document 2 kB larger. */
export type SampleStudy = Pick<Study, 'slug' | 'title_ar' | 'cash_flows' | 'sample_images'>;

const toSample = ({ data: { slug, title_ar, cash_flows, sample_images } }: StudyPage): SampleStudy => ({
  slug,
  title_ar,
  cash_flows,
  sample_images,
});

/** A study that can be chosen for a comparison. */
export type StudyChoice = Pick<StudyCard, 'slug' | 'title_ar'>;

/** Every study, from as many pages as there are. */
const fetchChoices = async (signal: AbortSignal, page = 1): Promise<StudyChoice[]> => {
  const params = { per_page: MAX_PER_PAGE, page };
  const { data, meta } = await http.get('/public/studies', contract('cards'), { params, signal });
  const choices = data.map(({ slug, title_ar }) => ({ slug, title_ar }));
  return page < meta.last_page ? [...choices, ...(await fetchChoices(signal, page + 1))] : choices;
};

export const studyQueries = {
  all: () => ['studies'] as const,
  list: (filters: StudyFilters) =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'list', filters],
      queryFn: ({ signal }) =>
        http.get('/public/studies', contract('cards'), { params: toQueryParams(filters), signal }),
    }),
  latest: () =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'latest'],
      queryFn: ({ signal }) =>
        http.get('/public/studies', contract('cards'), { params: { per_page: HOME_PAGE_COUNT }, signal }),
    }),
  /** The newest studies of these sectors (ids or slugs); of all sectors when the list is empty. */
  bySectors: (sectors: readonly (number | string)[]) =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'of-sectors', sectors],
      queryFn: ({ signal }) => {
        const search = new URLSearchParams(sectors.slice(0, MAX_SECTORS).map((sector) => ['sector', String(sector)]));
        search.set('per_page', String(RELATED));
        return http.get(`/public/studies?${search}`, contract('cards'), { signal });
      },
    }),
  choices: () =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'choices'],
      queryFn: ({ signal }) => fetchChoices(signal),
    }),
  facets: () =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'facets'],
      queryFn: ({ signal }) => http.get('/public/studies/facets', contract('facets'), { signal }),
    }),
  sample: (slug: string) =>
    queryOptions({
      queryKey: [...studyQueries.all(), 'sample', slug],
      queryFn: async ({ signal }) => toSample(await fetchStudy(slug, signal)),
    }),
  detail: (idOrSlug: string) =>
    detailQuery<StudyPage>({
      baseKey: [...studyQueries.all(), 'page'],
      idOrSlug,
      load: (_client, signal) => fetchStudy(idOrSlug, signal),
      slugOf: ({ data }) => data.slug,
    }),
};

/** The study that a service shows as an example: the newest that earns its required return, otherwise the newest. */
export const sampleStudyOf = (studies: readonly StudyCard[]): StudyCard | undefined =>
  studies.find(({ npv }) => npv > 0) ?? studies[0];

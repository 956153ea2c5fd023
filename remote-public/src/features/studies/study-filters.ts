import type { StudyKind, StudySort, StudyVerdict } from 'shared-lib/contracts';
import { listHref as hrefOf, readPage, readSearchText, readText } from 'shared-lib/list/url-state';
import { paths } from 'shared-lib/paths';
import { studyCard } from '../../copy/cards.ts';

/** Filters of the study list; an empty string means no filter. */
export interface StudyFilters {
  page: number;
  q: string;
  sector: string;
  country: string;
  kind: StudyKind | '';
  verdict: StudyVerdict | '';
  capital: CapitalRange | '';
  /** Empty for the newest first. */
  sort: StudySort | '';
}

/** Ranges of the total capital in US dollars; an open end is missing. */
export const capitalRanges = {
  'to-500000': { to: 500_000 },
  '500000-1000000': { from: 500_000, to: 1_000_000 },
  '1000000-2000000': { from: 1_000_000, to: 2_000_000 },
  'from-2000000': { from: 2_000_000 },
} as const satisfies Record<string, { from?: number; to?: number }>;
export type CapitalRange = keyof typeof capitalRanges;

const isCapitalRange = (text: string): text is CapitalRange => Object.hasOwn(capitalRanges, text);
const sorts: readonly string[] = [
  'oldest',
  'title',
  'capital_low',
  'capital_high',
  'irr',
  'payback',
  'downloads',
] satisfies StudySort[];
const isSort = (text: string): text is StudySort => sorts.includes(text);
const isVerdict = (text: string): text is StudyVerdict => text === 'go' || text === 'change' || text === 'stop';
const isKind = (text: string): text is StudyKind => Object.hasOwn(studyCard.kinds, text);

/** Reads the filters from the query string. Invalid values are dropped. */
export const readFilters = (search: URLSearchParams): StudyFilters => {
  const [kind, capital, sort] = [readText(search, 'kind'), readText(search, 'capital'), readText(search, 'sort')];
  const verdict = readText(search, 'verdict');
  return {
    page: readPage(search),
    q: readSearchText(search),
    sector: readText(search, 'sector'),
    country: readText(search, 'country'),
    kind: isKind(kind) ? kind : '',
    verdict: isVerdict(verdict) ? verdict : '',
    capital: isCapitalRange(capital) ? capital : '',
    sort: isSort(sort) ? sort : '',
  };
};

export const isFiltered = ({ q, sector, country, kind, verdict, capital }: StudyFilters): boolean =>
  Boolean(q || sector || country || kind || verdict || capital);

/** URL path of a filtered list. Without `page` it is the first page, so a change of filters returns to it. */
export const listHref = ({ page, ...filters }: Partial<StudyFilters>): string =>
  hrefOf(paths.freeStudies(), { ...filters, page });

/** Slug or id of the study in the quick view; empty while it is closed. */
export const readQuickView = (search: URLSearchParams): string => readText(search, 'study');

/** URL path of the list with a study in the quick view. */
export const quickViewHref = ({ page, ...filters }: StudyFilters, study: string): string =>
  hrefOf(paths.freeStudies(), { ...filters, page, study });

/** State of a link that opens the quick view, so that closing it goes back to the list. */
export const OPENED_FROM_LIST = { isOpenedFromList: true } as const;

export const isOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedFromList' in state;

import { table } from 'shared-lib/tooling/table';
import { median } from '../median.ts';
import type { Audited, FailedAudit } from './audit.ts';
import { bars, type Category } from './bars.ts';

/** A page with all of its visits. */
export interface PageVisits {
  route: string;
  visits: Audited[];
}

export interface Missed {
  category: Category;
  points: number;
  bar: number;
  /** Each once, from whichever visit. */
  audits: FailedAudit[];
}

/** Medians of a page's visits. */
export interface Summary {
  route: string;
  scores: Partial<Record<Category, number>>;
  largestPaint: number;
  blocked: number;
  shift: number;
  machine: number;
  missed: Missed[];
}

const eachOnce = (audits: readonly FailedAudit[]): FailedAudit[] => [
  ...new Map(audits.map((audit) => [audit.id, audit])).values(),
];

/** @param categories those that the page was judged by */
export const summarise = ({ route, visits }: PageVisits, categories: readonly Category[]): Summary => {
  const of = (read: (visit: Audited) => number) => median(visits.map(read));
  const points = categories.map((category) => [category, of(({ scores }) => scores[category] ?? Number.NaN)] as const);
  const missed = points
    .filter(([category, reached]) => !(reached >= bars[category]))
    .map(([category, reached]) => ({
      category,
      points: reached,
      bar: bars[category],
      audits: eachOnce(visits.flatMap(({ failed }) => failed[category] ?? [])),
    }));
  return {
    route,
    scores: Object.fromEntries(points),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
    machine: of(({ machine }) => machine),
    missed,
  };
};

const milliseconds = (value: number) => `${Math.round(value)} ms`;

const missedLines = ({ route, missed }: Summary): string[] =>
  missed.flatMap(({ category, points, bar, audits }) => [
    '',
    `${route}: ${category} ${points}, bar ${bar}`,
    ...audits.map(({ id, title, found }) => `  ${id}: ${title}${found ? ` (${found})` : ''}`),
  ]);

/** A table of every page, then what kept a page below its bar. */
export const summaryLines = (
  summaries: readonly Summary[],
  categories: readonly Category[],
  rounds: number,
): string[] => [
  `Lighthouse, a phone, medians of ${rounds}; times hold for a machine of 1500 to 2000 (Lighthouse's index), a weaker or busy one makes them longer`,
  '',
  ...table([
    ['', ...categories, 'LCP', 'TBT', 'CLS', 'machine', ''],
    ...summaries.map(({ route, scores, largestPaint, blocked, shift, machine, missed }) => [
      decodeURI(route),
      ...categories.map((category) => `${scores[category] ?? '-'}`),
      milliseconds(largestPaint),
      milliseconds(blocked),
      shift.toFixed(3),
      machine.toFixed(0),
      missed.length === 0 ? 'met' : 'NOT MET',
    ]),
  ]),
  ...summaries.flatMap(missedLines),
];

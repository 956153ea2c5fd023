import { table } from 'tooling/checks/table';
import { median } from '../median.ts';
import type { FailedAudit } from './audit.ts';
import type { QuietAudit } from './quiet-audit.ts';
import { targets, type Category } from './targets.ts';

/** Name of the home page without its scripts. What it does not reach on a machine, no page with scripts can reach there. */
export const REFERENCE = '/ without scripts';

/** A page with the audits of all rounds. */
export interface PageAudits {
  route: string;
  pageAudits: QuietAudit[];
}

export interface MissedTarget {
  category: Category;
  points: number;
  target: number;
  /** The failed audits of all rounds, without duplicates. */
  audits: FailedAudit[];
}

/** Medians of a page's audits. */
export interface Summary {
  route: string;
  scores: Partial<Record<Category, number>>;
  largestPaint: number;
  blockingTime: number;
  shift: number;
  benchmarkIndex: number;
  cpuSlowdown: number;
  /** The share of the processor that the host of this machine took away, from 0 to 1. */
  stolen: number;
  missed: MissedTarget[];
}

const uniqueAudits = (audits: readonly FailedAudit[]): FailedAudit[] => [
  ...new Map(audits.map((audit) => [audit.id, audit])).values(),
];

/**
 * Summarises the audits of a page.
 * @param categories the categories that apply to the page
 */
export const summarise = ({ route, pageAudits }: PageAudits, categories: readonly Category[]): Summary => {
  const of = (read: (pageAudit: QuietAudit) => number) => median(pageAudits.map(read));
  const points = categories.map((category) => [category, of(({ scores }) => scores[category] ?? Number.NaN)] as const);
  const missed = points
    .filter(([category, reached]) => !(reached >= targets[category]))
    .map(([category, reached]) => ({
      category,
      points: reached,
      target: targets[category],
      audits: uniqueAudits(pageAudits.flatMap(({ failed }) => failed[category] ?? [])),
    }));
  return {
    route,
    scores: Object.fromEntries(points),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blockingTime: of(({ blockingTime }) => blockingTime),
    shift: of(({ shift }) => shift),
    benchmarkIndex: of(({ benchmarkIndex }) => benchmarkIndex),
    cpuSlowdown: of(({ cpuSlowdown }) => cpuSlowdown),
    stolen: of(({ stolen }) => stolen),
    missed,
  };
};

const milliseconds = (value: number) => `${Math.round(value)} ms`;

const missedLines = ({ route, missed }: Summary): string[] =>
  missed.flatMap(({ category, points, target, audits }) => [
    '',
    `${route}: ${category} ${points}, target ${target}`,
    ...audits.map(({ id, title, details }) => `  ${id}: ${title}${details ? ` (${details})` : ''}`),
  ]);

const machineLines = (summaries: readonly Summary[]): string[] =>
  summaries.some(({ route, missed }) => route === REFERENCE && missed.length > 0)
    ? ['', 'This machine is too slow or too busy to judge: the home page misses the target even without its scripts.']
    : [];

interface Settings {
  categories: readonly Category[];
  rounds: number;
}

/** Formats a table of all pages, followed by the failed audits of pages below a target. */
export const summaryLines = (summaries: readonly Summary[], { categories, rounds }: Settings): string[] => [
  `Lighthouse, a phone, medians of ${rounds}; without calibration times are comparable on a machine with a benchmark index of 1500 to 2000; a slower or busy one makes them longer`,
  '',
  ...table([
    ['', ...categories, 'LCP', 'TBT', 'CLS', 'machine', 'slowdown', 'stolen', ''],
    ...summaries.map(
      ({ route, scores, largestPaint, blockingTime, shift, benchmarkIndex, cpuSlowdown, stolen, missed }) => [
        decodeURI(route),
        ...categories.map((category) => `${scores[category] ?? '-'}`),
        milliseconds(largestPaint),
        milliseconds(blockingTime),
        shift.toFixed(3),
        benchmarkIndex.toFixed(0),
        `${cpuSlowdown.toFixed(1)}x`,
        `${(stolen * 100).toFixed(1)} %`,
        missed.length === 0 ? 'met' : 'NOT MET',
      ],
    ),
  ]),
  ...machineLines(summaries),
  ...summaries.flatMap(missedLines),
];

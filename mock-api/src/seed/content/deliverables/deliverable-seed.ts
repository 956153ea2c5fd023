import type { StudyPhase } from 'shared-lib/contracts';

/** The study that a demo request is about: the consultant delivers it as a draft and, after the client's remarks, corrected. */
export interface DeliverableSeed {
  slug: string;
  /** Name of the file, which is the same in both versions. */
  fileName: string;
  title: string;
  /** Slug of a sector. */
  sector: string;
  country: string;
  city: string;
  fixed_capital: number;
  working_capital: number;
  /** Value of the fixed assets in the last year. */
  residual_value: number;
  discount_rate: number;
  /** Years after the year of construction. */
  years: number;
  /** Price of one unit: in the draft, and after its correction. */
  prices: readonly [draft: number, corrected: number];
  unit_cost: number;
  fixed_costs: number;
  /** Sold units of year 1, 2, …; later years repeat the last one. */
  units: readonly number[];
  jobs: number;
  summary: string;
  market: string;
  phases: Record<StudyPhase, string>;
  /** Where the figures come from, and how many there are of each. */
  sources: readonly { title: string; count: string }[];
  /** The first one defines the unit of the break-even point. */
  assumptions: readonly string[];
}

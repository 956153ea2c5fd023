import { calculate } from 'shared-lib/calculation';
import type {
  Article,
  CalculationInput,
  Sector,
  Service,
  Study,
  StudyVerdict,
  VerdictCounts,
  VerdictRegister,
} from 'shared-lib/contracts';
import { cleanText, studyVerdicts } from 'shared-lib/contracts';
import { company, sectorTitle, stoppedNoun, stoppedSentences, studyVerdictWords, workingDays } from 'shared-lib/copy';
import { paybackOf } from 'shared-lib/finance';
import { countOf, formatDate, formatDecimal, formatNumber, formatUsd, measureOf } from 'shared-lib/format';
import { CAPITAL_COST, cubitsOf, ideaFlows, rateOf, readingOf, type Idea } from 'shared-lib/gauge';
import { shareCardCopy as copy, calculationDocumentCopy } from '../copy/documents.ts';
import { plain } from '../documents/figure-text.ts';

export type CardKind = keyof typeof copy.kinds;

/** A study on the gauge of the register. */
interface RegisterMark {
  /** Percentage points above the cost of capital, within what the gauge shows. */
  points: number;
  /** `none` for a study without a verdict. */
  tone: StudyVerdict | 'none';
}

/** What a card shows: at most three figures, a title in two lines, and the reading of the gauge. */
export interface ShareCard {
  /** The kind of page, and what it belongs to. */
  kind: string;
  title: string;
  figures: { label: string; value: string }[];
  /** Level of the water in cubits, from 12 to 16; `null` for what has no reading. */
  cubits: number | null;
  /** What a study recommends; the tone chooses its colour. */
  verdict?: { word: string; tone: StudyVerdict };
  /** All studies on one long gauge, the oldest at the right; instead of the water of one. */
  register?: { name: string; marks: RegisterMark[]; legend: { word: string; tone: StudyVerdict; count: string }[] };
  /** The figure beside the pointer of the gauge; empty without a reading. */
  reading: string;
  company: { name: string; tagline: string };
}

const PERCENT = 100;
const { years } = calculationDocumentCopy;

const still = { cubits: null, reading: '' } as const;

const percent = (value: number): string => `${plain(formatDecimal(Math.round(value * 10) / 10))}%`;
const yearsText = (value: number | null): string => (value === null ? copy.never : plain(measureOf(value, years)));
const rateText = (value: number | null): string => (value === null ? copy.noRate : percent(value));

/** Levels that the picture shows, in cubits. */
const [LOWEST, HIGHEST] = [11.6, 16.6];

/**
 * Tenths of a cubit: finer differences cannot be seen.
 * @param rate internal rate of return in percent
 * @param cost the cost of capital in percent
 */
const gaugeOf = (rate: number | null, cost: number): Pick<ShareCard, 'cubits' | 'reading'> => {
  if (rate === null) return still;
  const cubits = cubitsOf(rate / PERCENT, cost / PERCENT);
  return { cubits: Math.round(Math.max(LOWEST, Math.min(HIGHEST, cubits)) * 10) / 10, reading: percent(rate) };
};

const brand = { company: { name: company.name, tagline: company.tagline } } as const;

export const serviceCard = ({
  name_ar,
  basic_price,
  delivery_days_basic,
  deliverables,
}: Pick<Service, 'name_ar' | 'basic_price' | 'delivery_days_basic' | 'deliverables'>): ShareCard => ({
  ...brand,
  ...still,
  kind: copy.kinds.service,
  title: cleanText(name_ar),
  figures: [
    { label: copy.priceFrom, value: plain(formatUsd(basic_price)) },
    { label: copy.delivery, value: plain(countOf(delivery_days_basic, workingDays)) },
    ...(deliverables.length > 0
      ? [{ label: copy.deliverables, value: plain(countOf(deliverables.length, copy.deliverableCount)) }]
      : []),
  ],
});

/** Medians of the published studies of a sector; `null` without any. */
export interface SectorFigures {
  studies: number;
  payback: number | null;
  rate: number | null;
}

export const sectorCard = (
  { name_ar }: Pick<Sector, 'name_ar'>,
  { studies, payback, rate }: SectorFigures,
): ShareCard => ({
  ...brand,
  ...gaugeOf(rate, CAPITAL_COST * PERCENT),
  kind: copy.kinds.sector,
  title: sectorTitle(cleanText(name_ar)),
  figures: [
    { label: copy.studies, value: plain(countOf(studies, copy.studyCount)) },
    ...(payback === null ? [] : [{ label: copy.medianPayback, value: yearsText(payback) }]),
    ...(rate === null ? [] : [{ label: copy.medianRate, value: percent(rate) }]),
  ],
});

export const studyCard = (
  {
    title_ar,
    capital_total,
    irr,
    payback_years,
    discount_rate,
    verdict,
  }: Pick<Study, 'title_ar' | 'capital_total' | 'irr' | 'payback_years' | 'discount_rate' | 'verdict'>,
  sectorName: string,
): ShareCard => ({
  ...brand,
  ...gaugeOf(irr, discount_rate),
  ...(verdict && verdict !== 'other' && { verdict: { word: studyVerdictWords[verdict], tone: verdict } }),
  kind: copy.within(copy.kinds.study, sectorTitle(cleanText(sectorName))),
  title: cleanText(title_ar),
  figures: [
    { label: copy.capital, value: plain(formatUsd(capital_total)) },
    { label: copy.rate, value: rateText(irr) },
    { label: copy.payback, value: yearsText(payback_years) },
  ],
});

export const articleCard = ({
  title_ar,
  category,
  reading_minutes,
  published_at,
}: Pick<Article, 'title_ar' | 'category' | 'reading_minutes' | 'published_at'>): ShareCard => ({
  ...brand,
  ...still,
  kind: copy.within(copy.kinds.article, cleanText(category)),
  title: cleanText(title_ar),
  figures: [
    { label: copy.readingTime, value: plain(countOf(reading_minutes, copy.minutes)) },
    ...(published_at ? [{ label: copy.published, value: plain(formatDate(published_at)) }] : []),
  ],
});

/** The picture has room for the newest ones. */
const REGISTER_MARKS = 24;
/** The ends of its gauge, in percentage points above the cost of capital. */
const REGISTER_END = 20;

const toneOf = (verdict: VerdictRegister['data'][number]['verdict']): RegisterMark['tone'] =>
  verdict && verdict !== 'other' ? verdict : 'none';

const stoppedText = ({ stop, total }: VerdictCounts): string =>
  stop === 0
    ? stoppedSentences.none(formatNumber(total))
    : stoppedSentences.some(countOf(stop, stoppedNoun), formatNumber(total));

/** The register of verdicts: its studies as octagons on one long gauge, and how often we advised to stop. */
export const verdictsCard = ({ data, counts }: Pick<VerdictRegister, 'data' | 'counts'>): ShareCard => ({
  ...brand,
  ...still,
  kind: copy.kinds.verdicts,
  // A title has no full stop.
  title: plain(stoppedText(counts)).replace(/\.$/, ''),
  figures: studyVerdicts.map((verdict) => ({
    label: studyVerdictWords[verdict],
    value: formatNumber(counts[verdict]),
  })),
  register: {
    name: copy.capitalCost,
    legend: studyVerdicts.map((verdict) => ({
      word: studyVerdictWords[verdict],
      tone: verdict,
      count: formatNumber(counts[verdict]),
    })),
    marks: data.slice(-REGISTER_MARKS).map(({ irr, discount_rate, verdict }) => ({
      points: Math.max(
        -REGISTER_END,
        Math.min(REGISTER_END, Math.round(((irr ?? -PERCENT) - discount_rate) * 10) / 10),
      ),
      tone: toneOf(verdict),
    })),
  },
});

/** Of the words and names that its sender typed, none is shown: only figures that the formulas compute, and their verdict. */
export const calculationCard = (input: CalculationInput): ShareCard => {
  const { rate, payback, verdict } = calculate(input);
  const shown = rate.kind === 'one' && Number.isFinite(rate.rate) ? Math.round(rate.rate * PERCENT * 10) / 10 : null;
  return {
    ...brand,
    ...gaugeOf(shown, input.discount_rate),
    kind: copy.within(copy.kinds.calculation, copy.sendersFigures),
    title: copy.verdicts[verdict],
    figures: [
      { label: copy.rate, value: rateText(shown) },
      { label: copy.payback, value: yearsText(payback) },
      { label: copy.discount, value: percent(input.discount_rate) },
    ],
  };
};

/** The highest return that is written, in percent. */
const HIGHEST_SHOWN = 999;

/** The reading of an idea; without one, the three questions that lead to it. */
export const readingCard = (idea: Idea | undefined): ShareCard => {
  const { reading } = copy;
  if (!idea)
    return {
      ...brand,
      ...still,
      kind: copy.kinds.reading,
      title: reading.title,
      figures: reading.questions.map(([label, value]) => ({ label, value })),
    };
  const rate = rateOf(idea);
  const shown = rate <= -1 ? null : Math.round(rate * PERCENT * 10) / 10;
  const isBeyond = shown !== null && shown > HIGHEST_SHOWN;
  const { name, text } = readingOf(rate);
  return {
    ...brand,
    ...(shown === null ? { cubits: LOWEST, reading: copy.noRate } : gaugeOf(shown, CAPITAL_COST * PERCENT)),
    ...(isBeyond && { reading: copy.beyond }),
    kind: copy.within(copy.kinds.reading, copy.sendersFigures),
    title: reading.of(name, text),
    figures: [
      { label: copy.rate, value: isBeyond ? copy.beyond : rateText(shown) },
      { label: copy.payback, value: yearsText(paybackOf(ideaFlows(idea)).time) },
      { label: copy.capital, value: plain(formatUsd(idea.capital)) },
    ],
  };
};

/** The card in words, for `og:image:alt`. */
export const cardAlt = ({ kind, title, verdict, figures }: ShareCard): string =>
  copy.alt(
    kind,
    title,
    [
      ...(verdict ? [copy.altFigure(copy.verdict, verdict.word)] : []),
      ...figures.map(({ label, value }) => copy.altFigure(label, value)),
    ].join(copy.comma),
  );

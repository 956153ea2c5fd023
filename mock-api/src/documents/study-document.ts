import { studyPhases, type Study } from 'shared-lib/contracts';
import { studyVerdictWords, units } from 'shared-lib/copy';
import { cumulative, discountedFlows, paybackOf } from 'shared-lib/finance';
import {
  breakEvenOf,
  countOf,
  formatDate,
  formatDecimal,
  formatTypedPercent,
  formatUsd,
  isolatedFigures,
  nounAfter,
  paybackLossText,
} from 'shared-lib/format';
import { studyDocumentCopy as copy } from '../copy/documents.ts';
import { plain, ticksOf, wholeNumber as money } from './figure-text.ts';

export interface DocumentCompany {
  name: string;
  tagline: string;
  email: string;
}

export interface StudyDocumentParts {
  study: Study;
  sectorName: string;
  company: DocumentCompany;
  /** File name of the cover image in the typesetter's workspace. */
  picture: string | null;
}

/** A number and its unit, which the template places separately. */
const dollars = (value: number) => ({ value: money(value), unit: nounAfter(Math.round(value), units.usd) });
const typedPercent = (value: number): string => plain(formatTypedPercent(value));
/** At most one decimal place, as on the page of the study. */
const decimal = (value: number): string => plain(formatDecimal(value));
const paragraphs = (text: string): string[] => isolatedFigures(text).split(/\n+/).filter(Boolean);

const indicators = ({
  cash_flows,
  capital_total,
  fixed_capital,
  working_capital,
  discount_rate,
  npv,
  irr,
  payback_years,
  break_even_units,
  assumptions,
  jobs,
}: Study) => {
  const { total, fixed, working, discount, npv: value, irr: rate, payback, breakEven, jobs: jobsLabel } = copy.figures;
  const percent = (figure: number) => `${decimal(figure)}%`;
  const note = paybackLossText(paybackOf(cash_flows).loss) || payback.note;
  return [
    { ...total, ...dollars(capital_total) },
    { ...fixed, ...dollars(fixed_capital) },
    { ...working, ...dollars(working_capital) },
    { ...discount, value: typedPercent(discount_rate), unit: '' },
    { ...value, ...dollars(npv) },
    { ...rate, value: irr === null ? copy.none : percent(irr), unit: '' },
    payback_years === null
      ? { ...payback, value: copy.never, unit: '' }
      : { ...payback, note, value: decimal(payback_years), unit: nounAfter(payback_years, copy.yearsCount) },
    { ...breakEven, ...breakEvenOf(break_even_units, assumptions) },
    { ...jobsLabel, value: money(jobs), unit: '' },
  ];
};

interface CashFlowYear {
  flow: number;
  total: number;
  presentValue: number;
  totalPresentValue: number;
}

/** Cash flow and running total of each year, both also as present values. */
const yearsOf = ({ cash_flows, discount_rate }: Pick<Study, 'cash_flows' | 'discount_rate'>): CashFlowYear[] => {
  const presentValues = discountedFlows(discount_rate / 100, cash_flows);
  const [totals, totalPresentValues] = [cumulative(cash_flows), cumulative(presentValues)];
  return cash_flows.map((flow, year) => ({
    flow,
    total: totals[year] ?? 0,
    presentValue: presentValues[year] ?? 0,
    totalPresentValue: totalPresentValues[year] ?? 0,
  }));
};

/** The formatted content of a study's PDF. The template only lays it out. */
export const studyDocument = ({ study, sectorName, company, picture }: StudyDocumentParts) => {
  const years = yearsOf(study);
  return {
    copy: { ...copy, disclaimer: [copy.purpose[study.kind], ...copy.disclaimer] },
    company,
    picture,
    title: study.title_ar,
    verdict: study.verdict && {
      tone: study.verdict,
      word: studyVerdictWords[study.verdict],
      sentence: isolatedFigures(study.verdict_sentence ?? ''),
    },
    kind: copy.kinds[study.kind],
    facts: [
      { label: copy.sector, value: sectorName },
      { label: copy.location, value: [study.city, study.country].filter(Boolean).join(copy.comma) },
      { label: copy.year, value: String(study.year) },
      { label: copy.capital, value: plain(formatUsd(study.capital_total)) },
      { label: copy.original, value: countOf(study.pages, copy.pages) },
    ],
    summary: paragraphs(study.summary_ar),
    market: paragraphs(study.market_size),
    indicators: indicators(study),
    chart: years.map(({ flow, total }) => ({ flow, total })),
    ticks: ticksOf(years.flatMap(({ flow, total }) => [flow, total])).map((value) => ({ value, label: money(value) })),
    rows: years.map(({ flow, total, presentValue, totalPresentValue }, year) => [
      String(year),
      ...[flow, total, presentValue, totalPresentValue].map(money),
    ]),
    flowsNote: isolatedFigures(copy.flowsNote(typedPercent(study.discount_rate))),
    phases: studyPhases.map((phase) => ({ title: copy.phase[phase], text: paragraphs(study.phases[phase]) })),
    contents: study.toc.map(({ title, pages }) => ({ title, pages: countOf(pages, copy.pages) })),
    assumptions: study.assumptions.map(isolatedFigures),
    assumptionsIntro: copy.assumptionsIntro(formatDate(`${study.assumptions_date}T12:00:00Z`)),
  };
};

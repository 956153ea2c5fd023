import { studyPhases, type Study } from 'shared-lib/contracts';
import { units } from 'shared-lib/copy';
import { countOf, formatDate, formatNumber, formatUsd, nounAfter } from 'shared-lib/format';
import { studyDocumentCopy as words } from '../copy/study-document.ts';

export interface DocumentCompany {
  name: string;
  tagline: string;
  email: string;
}

export interface StudyDocumentParts {
  study: Study;
  sectorName: string;
  company: DocumentCompany;
  /** Name of the cover picture among the files given to the typesetter. */
  picture: string | null;
}

/** Arabic formats put a mark in front of a minus; in a left-to-right run it would be in the way. */
const plain = (text: string): string => text.replaceAll(/[\u200E\u200F\u061C]/g, '');
const money = (value: number): string => plain(formatNumber(Math.round(value)));
/** A figure and the noun behind it, which the template sets apart. */
const dollars = (value: number) => ({ value: money(value), unit: nounAfter(Math.round(value), units.usd) });
const decimal = (value: number): string =>
  plain(new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value));
const paragraphs = (text: string): string[] => text.split(/\n+/).filter(Boolean);

const indicators = ({
  capital_total,
  fixed_capital,
  working_capital,
  discount_rate,
  npv,
  irr,
  payback_years,
  break_even_units,
  jobs,
}: Study) => {
  const { total, fixed, working, discount, npv: value, irr: rate, payback, breakEven, jobs: work } = words.figures;
  const percent = (figure: number) => `${decimal(figure)}%`;
  return [
    { ...total, ...dollars(capital_total) },
    { ...fixed, ...dollars(fixed_capital) },
    { ...working, ...dollars(working_capital) },
    { ...discount, value: percent(discount_rate), unit: '' },
    { ...value, ...dollars(npv) },
    { ...rate, value: irr === null ? words.none : percent(irr), unit: '' },
    payback_years === null
      ? { ...payback, value: words.never, unit: '' }
      : { ...payback, value: decimal(payback_years), unit: nounAfter(payback_years, words.yearsCount) },
    { ...breakEven, value: money(break_even_units), unit: nounAfter(break_even_units, words.units) },
    { ...work, value: money(jobs), unit: '' },
  ];
};

interface YearOfMoney {
  flow: number;
  total: number;
  worth: number;
  totalWorth: number;
}

/** Each year's flow, what has come together until then, and the same in today's money. */
const yearsOf = ({ cash_flows, discount_rate }: Pick<Study, 'cash_flows' | 'discount_rate'>): YearOfMoney[] => {
  let total = 0;
  let totalWorth = 0;
  return cash_flows.map((flow, year) => {
    const worth = flow / (1 + discount_rate / 100) ** year;
    total += flow;
    totalWorth += worth;
    return { flow, total, worth, totalWorth };
  });
};

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 6;

/** Round figures beside the chart, zero among them. */
const ticksOf = (values: number[]): { value: number; label: string }[] => {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(1, (highest - lowest) / MOST_TICKS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.floor(highest / step) - Math.ceil(lowest / step) + 1;
  return Array.from({ length: count }, (_, index) => (Math.ceil(lowest / step) + index) * step).map((value) => ({
    value,
    label: money(value),
  }));
};

/** Everything that stands in a study's PDF, formatted: the template only sets it. */
export const studyDocument = ({ study, sectorName, company, picture }: StudyDocumentParts) => {
  const years = yearsOf(study);
  return {
    words,
    company,
    picture,
    title: study.title_ar,
    kind: words.kinds[study.kind],
    facts: [
      { label: words.sector, value: sectorName },
      { label: words.place, value: [study.city, study.country].filter(Boolean).join(words.comma) },
      { label: words.year, value: String(study.year) },
      { label: words.capital, value: plain(formatUsd(study.capital_total)) },
    ],
    summary: paragraphs(study.summary_ar),
    market: paragraphs(study.market_size),
    indicators: indicators(study),
    chart: years.map(({ flow, total }) => ({ flow, total })),
    ticks: ticksOf(years.flatMap(({ flow, total }) => [flow, total])),
    rows: years.map(({ flow, total, worth, totalWorth }, year) => [
      String(year),
      ...[flow, total, worth, totalWorth].map(money),
    ]),
    flowsNote: words.flowsNote(`${decimal(study.discount_rate)}%`),
    phases: studyPhases.map((phase) => ({ title: words.phase[phase], text: paragraphs(study.phases[phase]) })),
    contents: study.toc.map(({ title, pages }) => ({ title, pages: countOf(pages, words.pages) })),
    assumptions: study.assumptions,
    assumptionsIntro: words.assumptionsIntro(formatDate(`${study.assumptions_date}T12:00:00Z`)),
  };
};

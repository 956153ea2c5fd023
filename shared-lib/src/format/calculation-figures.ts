import type { AttachedCalculation, CalculationFigures } from 'shared-lib/contracts';
import { calculationLabels as labels, currencyUnits, charts, paybackLoss as copy } from 'shared-lib/copy';
import { formatPercent, isolated, measureOf, nounAfter } from './number.ts';
import { formatAmount, formatBeside, formatIndex } from './precision.ts';

/**
 * That later years take the returned money back: «ثم يعود الرصيد سالباً في السنة 4، ويُسترد نهائياً بعد 6 سنوات».
 * @param loss its first year, and the years until the money is returned for good, if it is
 * @returns empty when the money stays returned
 */
export const paybackLossText = (loss: { year: number; lasting: number | null } | null | undefined): string => {
  if (!loss) return '';
  return copy.lost(
    loss.year,
    loss.lasting === null ? copy.forGood : copy.lasting(measureOf(loss.lasting, charts.years)),
  );
};

type Fact = readonly [label: string, value: string];
type Calculation = Pick<AttachedCalculation, 'currency' | 'figures' | 'current'>;

/** Break-evens that divide the verdicts. */
const BREAK_EVEN_LIMITS = [90, 100];

/** An amount; without its currency when a newer release sent one that is unknown here. */
const moneyText = (value: number, currency: Calculation['currency']): string =>
  currency === 'other'
    ? formatAmount(value)
    : `${formatAmount(value)}\u00A0${nounAfter(Math.round(value) || value, currencyUnits[currency])}`;

const rateText = ({ irr, irr_kind }: CalculationFigures): string => {
  if (irr !== null) return formatPercent(irr);
  return irr_kind === 'several' ? labels.several : labels.none;
};

const timeText = (time: number | null): string => (time === null ? labels.never : measureOf(time, labels.years));

const paybackText = ({ payback_years, payback_loss }: CalculationFigures): string => {
  const loss = payback_loss && { year: payback_loss.year, lasting: payback_loss.lasting_years };
  const time = timeText(payback_years);
  return loss ? labels.and(time, paybackLossText(loss)) : time;
};

const orNone = (value: number | null, textOf: (known: number) => string): string =>
  value === null ? labels.none : textOf(value);

const allFacts = (figures: CalculationFigures, currency: Calculation['currency']) =>
  ({
    capital: [labels.capital, moneyText(figures.capital, currency)],
    npv: [labels.npv, moneyText(figures.npv, currency)],
    irr: [labels.irr, rateText(figures)],
    payback: [labels.payback, paybackText(figures)],
    discounted: [labels.discountedPayback, timeText(figures.discounted_payback_years)],
    index: [labels.index, orNone(figures.profitability_index, formatIndex)],
    breakEven: [
      labels.breakEven,
      orNone(figures.break_even_percent, (percent) => `${formatBeside(percent, BREAK_EVEN_LIMITS, 1)}%`),
    ],
    verdict: [labels.verdict, labels.verdicts[figures.verdict]],
  }) as const satisfies Record<string, Fact>;

/** A value after Arabic words, where the percent sign must stay at its right. */
const inSentence = (value: string): string => (value.endsWith('%') ? isolated(value) : value);

/** The figures of its detail with their labels; none for a quick calculation. */
const detailFacts = ({ detail }: CalculationFigures, currency: Calculation['currency']): readonly Fact[] => {
  if (!detail) return [];
  const { npv, irr, equityIrr, cover, times } = labels.detail;
  return [
    [npv, moneyText(detail.npv, currency)],
    [irr, orNone(detail.irr, formatPercent)],
    [equityIrr, orNone(detail.equity_irr, formatPercent)],
    ...(detail.lowest_cover == null ? [] : [[cover, times(formatIndex(detail.lowest_cover))] as const]),
  ];
};

/** The main figures of a calculation with their labels, and those of its detail. */
export const calculationFacts = ({ currency, figures }: Calculation): readonly Fact[] => {
  const { capital, npv, irr, payback } = allFacts(figures, currency);
  return [capital, npv, irr, payback, ...detailFacts(figures, currency)];
};

/**
 * The figures that the current formulas give a calculation otherwise than its own: «صافي القيمة الحالية: 136,583 دولاراً بدلاً من
 * 99,328 دولاراً». Empty when there are none.
 */
export const changedFacts = ({ currency, figures, current }: Calculation): readonly string[] => {
  if (!current) return [];
  const before = Object.values(allFacts(figures, currency));
  return Object.values(allFacts(current, currency)).flatMap(([label, now], index) => {
    const was = before[index]?.[1] ?? '';
    return was === now ? [] : [labels.older.change(label, inSentence(now), inSentence(was))];
  });
};

/** The figures of a calculation, one per line, as they were sent; below them what the current formulas change. */
export const calculationText = (calculation: AttachedCalculation): string => {
  const { sent, what, now } = labels.older;
  const changes = changedFacts(calculation);
  return [
    calculation.title,
    ...calculationFacts(calculation).map(([label, value]) => labels.item(label, inSentence(value))),
    ...(changes.length > 0 ? [`${sent} ${what}`, now, ...changes] : []),
  ]
    .filter(Boolean)
    .join('\n');
};

import type { AttachedCalculation } from 'shared-lib/contracts';
import { calculationLabels as labels } from 'shared-lib/copy';
import { formatMoney, formatNumber, formatPercent, measureOf } from 'shared-lib/format';

/** An amount; without its currency when a newer release sent one that is unknown here. */
const moneyText = (value: number, currency: AttachedCalculation['currency']): string =>
  currency === 'other' ? formatNumber(value) : formatMoney(value, currency);

const rateText = ({ irr, irr_kind }: AttachedCalculation['figures']): string => {
  if (irr !== null) return formatPercent(irr);
  return irr_kind === 'several' ? labels.several : labels.none;
};

/** The figures of a calculation with their labels. */
export const calculationFacts = ({
  currency,
  figures,
}: Pick<AttachedCalculation, 'currency' | 'figures'>): readonly (readonly [string, string])[] => {
  const { capital, npv, payback_years } = figures;
  return [
    [labels.capital, moneyText(capital, currency)],
    [labels.npv, moneyText(npv, currency)],
    [labels.irr, rateText(figures)],
    [labels.payback, payback_years === null ? labels.never : measureOf(payback_years, labels.years)],
  ];
};

/** The figures of a calculation, one per line. */
export const calculationText = (calculation: AttachedCalculation): string =>
  [calculation.title, ...calculationFacts(calculation).map(([label, value]) => labels.item(label, value))]
    .filter(Boolean)
    .join('\n');

import { charts } from 'shared-lib/copy';
import { cumulative } from 'shared-lib/finance';
import { amountText } from './figure-text.ts';
import { RangeBars } from './range-bars.tsx';

export interface WaterfallPart {
  name: string;
  /** Negative when it lowers the total. */
  amount: number;
}

interface Props {
  label: string;
  parts: readonly WaterfallPart[];
  totalName: string;
  format?: (amount: number) => string;
}

/** How parts add up to a total: each bar begins where the one before it ends, and the last one is the total. */
export const Waterfall = ({ label, parts, totalName, format = amountText }: Props) => {
  const totals = cumulative(parts.map(({ amount }) => amount));
  const total = totals.at(-1) ?? 0;
  return (
    <RangeBars
      label={label}
      columns={[charts.waterfall.part, charts.waterfall.amount, charts.waterfall.runningTotal]}
      bars={[
        ...parts.map(({ name, amount }, index) => ({
          name,
          ranges: [
            {
              from: totals[index - 1] ?? 0,
              to: totals[index] ?? 0,
              fill: amount < 0 ? ('clay' as const) : ('nile' as const),
            },
          ],
          figures: format(amount),
          cells: [format(amount), format(totals[index] ?? 0)],
        })),
        {
          name: totalName,
          ranges: [{ from: 0, to: total, fill: 'ink' as const }],
          figures: format(total),
          cells: [format(total), format(total)],
        },
      ]}
    />
  );
};

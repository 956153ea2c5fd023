import { charts } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { amountText, percentText } from './figure-text.ts';
import { RangeBars } from './range-bars.tsx';

const { tornado: copy } = charts;

const Pair = styled.span`
  display: grid;
  grid-template-columns: auto auto;
  gap: 0 var(--s2h);
  small {
    color: ${color.text2};
    font-weight: var(--w-body);
  }
`;

interface Props {
  label: string;
  /** The figure without a change. */
  base: number;
  /** As a fraction, for both directions. */
  change: number;
  factors: readonly { name: string; less: number; more: number }[];
  format?: (figure: number) => string;
}

/** How far each factor moves a figure when it changes by the same part down and up. Sort the factors by their effect. */
export const Tornado = ({ label, base, change, factors, format = amountText }: Props) => (
  <RangeBars
    label={label}
    columns={[copy.factor, `${copy.less} ${percentText(change)}`, `${copy.more} ${percentText(change)}`]}
    base={base}
    bars={factors.map(({ name, less, more }) => ({
      name,
      ranges: [less, more].map((to) => ({ from: base, to, fill: to < base ? ('clay' as const) : ('nile' as const) })),
      cells: [format(less), format(more)],
      figures: (
        <Pair>
          <small>
            {copy.less} {percentText(change)}
          </small>
          <span>{format(less)}</span>
          <small>
            {copy.more} {percentText(change)}
          </small>
          <span>{format(more)}</span>
        </Pair>
      ),
    }))}
  />
);

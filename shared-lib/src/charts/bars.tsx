import { Link } from 'shared-lib/router';
import { color, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { figureText } from './figure-text.ts';

type Tone = 'ink' | 'nile' | 'brass' | 'clay';
const fills = { ink: color.ink900, nile: color.nile600, brass: color.brass500, clay: color.clay600 } as const;
const PERCENT = 100;

const Track = styled.svg<{ $tone: Tone; $height: string }>`
  display: block;
  inline-size: 100%;
  block-size: ${({ $height }) => $height};
  [data-part='track'] {
    fill: ${color.sand200};
  }
  [data-part='bar'] {
    fill: ${({ $tone }) => fills[$tone]};
  }
`;

interface BarProps {
  /** Part of the whole width, 0-1. */
  share: number;
  tone: Tone;
  height: string;
}

/** A horizontal bar that begins at the right. Its figure stands beside it as text. */
export const Bar = ({ share, tone, height }: BarProps) => {
  const width = Math.round(PERCENT * PERCENT * Math.min(1, Math.max(0, share))) / PERCENT;
  return (
    <Track $tone={tone} $height={height} aria-hidden="true" focusable="false">
      <rect data-part="track" width="100%" height="100%" />
      <rect data-part="bar" x={`${PERCENT - width}%`} width={`${width}%`} height="100%" />
    </Track>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s0h) var(--s4);
    font-size: var(--fs-sm);
    line-height: 1.6;
  }
  li > svg {
    grid-column: 1 / -1;
  }
  b {
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
  a:hover {
    color: ${color.link};
  }
`;

export interface BarItem {
  label: string;
  /** Page with the rows that the bar counts. */
  to?: string;
  value: number;
  /** The value as text; a whole number by default. */
  text?: string;
  /** Whether it holds what belongs to no category. */
  isOther?: boolean;
}

const toneOf = ({ value, isOther }: BarItem, largest: number): Tone => {
  if (isOther) return 'brass';
  return value > 0 && value === largest ? 'ink' : 'nile';
};

/** Values of categories, compared with the largest. Values below 0 have no bar. */
export const Bars = ({ items }: { items: readonly BarItem[] }) => {
  const largest = Math.max(0, ...items.map(({ value }) => value));
  return (
    <List>
      {items.map((item) => (
        <li key={item.label}>
          {item.to ? <Link to={item.to}>{item.label}</Link> : <span>{item.label}</span>}
          <b>{item.text ?? figureText(item.value)}</b>
          <Bar share={largest > 0 ? item.value / largest : 0} tone={toneOf(item, largest)} height="0.5rem" />
        </li>
      ))}
    </List>
  );
};

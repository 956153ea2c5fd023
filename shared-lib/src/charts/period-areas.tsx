import { useState, type KeyboardEvent } from 'react';
import { charts } from 'shared-lib/copy';
import { PeriodAreas } from './chart-styles.ts';
import type { Plot } from './plot.ts';

/** A period of a chart with its figures as text. */
export interface Period {
  /** «السنة 3». */
  name: string;
  /** Short name below the axis. */
  tick: string;
  /** One figure per column of the table. */
  figures: readonly string[];
}

interface Props {
  plot: Plot;
  periods: readonly Period[];
  /** Names of the figures. */
  columns: readonly string[];
}

const LINE = 20;
const PADDING = 12;
const CHARACTER = 7;

const sizeOf = ({ name, figures }: Period, columns: readonly string[]) => ({
  width:
    2 * PADDING +
    CHARACTER * Math.max(name.length, ...figures.map((figure, index) => figure.length + (columns[index] ?? '').length)),
  height: PADDING + LINE * (1 + figures.length),
});

interface TooltipProps extends Omit<Props, 'periods'> {
  period: Period;
  index: number;
}

/** Beside its period, on the side that has more space. */
const Tooltip = ({ plot, period, index, columns }: TooltipProps) => {
  const { width, height } = sizeOf(period, columns);
  const x = plot.x(index);
  const isRightHalf = x > (plot.left + plot.right) / 2;
  const left = Math.max(plot.left, isRightHalf ? x - width - PADDING : Math.min(x + PADDING, plot.right - width));
  return (
    <g aria-hidden="true" pointerEvents="none">
      <path data-part="guide" d={`M${x} ${plot.top}V${plot.bottom}`} />
      <rect data-part="box" x={left} y={plot.top} width={width} height={height} />
      <text data-part="name" direction="rtl" x={left + width - PADDING} y={plot.top + LINE}>
        {period.name}
      </text>
      {period.figures.map((figure, row) => (
        <g key={columns[row]}>
          <text direction="rtl" x={left + width - PADDING} y={plot.top + LINE * (row + 2)}>
            {columns[row]}
          </text>
          <text x={left + PADDING} y={plot.top + LINE * (row + 2)}>
            {figure}
          </text>
        </g>
      ))}
    </g>
  );
};

const sentenceOf = ({ name, figures }: Period, columns: readonly string[]): string =>
  charts.period(
    name,
    figures.map((figure, index) => `${columns[index] ?? ''} ${figure}`),
  );

/** Time runs to the left, so the left arrow is the next period. */
const targetOf = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowLeft') return Math.min(index + 1, count - 1);
  if (key === 'ArrowRight') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/**
 * Areas over a graphic, one per period. The mouse, a touch or the focus shows the figures of a period. Tab reaches one of them, the
 * arrow keys, Home and End move between them, and Esc hides the figures.
 */
export const ChartPeriods = ({ plot, periods, columns }: Props) => {
  const [active, setActive] = useState<number>();
  const [reached, setReached] = useState(0);
  const show = (index: number) => {
    setActive(index);
    setReached(index);
  };
  const handleKey = (event: KeyboardEvent<SVGRectElement>, index: number) => {
    if (event.key === 'Escape') setActive(undefined);
    const target = targetOf(event.key, index, periods.length);
    if (target === undefined) return;
    event.preventDefault();
    const area = event.currentTarget.parentElement?.children[target];
    if (area instanceof SVGElement) area.focus();
  };
  const shown = active === undefined ? undefined : periods[active];
  return (
    <PeriodAreas
      viewBox={`0 0 ${plot.size.width} ${plot.size.height}`}
      direction="ltr"
      $isNarrow={plot.size.isNarrow}
      role="group"
      aria-label={charts.periods}
      onPointerLeave={() => setActive(undefined)}
    >
      <g>
        {periods.map((period, index) => (
          <rect
            key={period.name}
            data-part="area"
            role="img"
            aria-label={sentenceOf(period, columns)}
            tabIndex={index === Math.min(reached, periods.length - 1) ? 0 : -1}
            x={plot.x(index) - plot.step / 2}
            y={plot.top}
            width={plot.step}
            height={plot.bottom - plot.top}
            onPointerEnter={() => setActive(index)}
            onFocus={() => show(index)}
            onBlur={() => setActive(undefined)}
            onKeyDown={(event) => handleKey(event, index)}
          />
        ))}
      </g>
      {shown && active !== undefined && <Tooltip plot={plot} period={shown} index={active} columns={columns} />}
    </PeriodAreas>
  );
};

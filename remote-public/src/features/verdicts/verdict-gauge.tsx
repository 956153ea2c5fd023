import type { RegisteredVerdict } from 'shared-lib/contracts';
import { formatDecimal } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, media, physical, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { verdicts as copy } from '../../copy/verdicts.ts';
import { distanceText, pointsOf, wordOf } from './distance.ts';

const [HEIGHT, TOP, BOTTOM] = [430, 40, 370];
/** The ends of the scale, in percentage points above the cost of capital. */
const [HIGHEST, LOWEST] = [20, -20];
const STEP = 5;
const RADIUS = 15;
const [AXIS, SLOT, NARROWEST] = [120, 84, 640];

/** Height of a distance; what lies beyond the scale stands at its end. */
const y = (points: number): number => {
  const share = (HIGHEST - Math.max(LOWEST, Math.min(HIGHEST, points))) / (HIGHEST - LOWEST);
  return Math.round(TOP + (BOTTOM - TOP) * share);
};

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  background: ${color.surface};
  ${media.print} {
    overflow: visible;
    svg {
      inline-size: 100%;
      max-inline-size: 100%;
      block-size: auto;
    }
  }
`;
const Picture = styled.svg`
  display: block;
  /* On a phone it scrolls: as wide as the screen its marks and years could not be read. */
  max-inline-size: none;
  ${physical('margin-left', 'auto')}
  text {
    fill: ${color.text2};
    font-size: 13px;
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }
  [data-part='water'] {
    fill: ${color.nile50};
  }
  [data-part='marks'] {
    stroke: ${color.sand400};
  }
  [data-part='cost'] {
    stroke: ${color.ink900};
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  [data-part='cost-name'] {
    fill: ${color.ink900};
    font-weight: ${weight.medium};
    text-anchor: start;
  }
  [data-part='stem'] {
    stroke: ${color.lineStrong};
    stroke-width: 1;
  }
  [data-part='year'] {
    font-weight: ${weight.medium};
  }
  a {
    outline-offset: 4px;
  }
  [data-verdict] {
    stroke: ${color.surface};
    stroke-width: 2;
  }
  [data-verdict='go'] {
    fill: ${color.success};
  }
  [data-verdict='change'] {
    fill: ${color.brass500};
  }
  [data-verdict='stop'] {
    fill: ${color.clay600};
  }
  [data-verdict='none'] {
    fill: ${color.surface};
    stroke: ${color.text2};
  }
  a[aria-current='true'] [data-verdict],
  a:hover [data-verdict] {
    stroke: ${color.ink900};
    stroke-width: 3;
  }
  [data-sign] {
    fill: none;
    stroke: ${color.white};
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  [data-sign='change'] {
    stroke: ${color.ink950};
  }
  ${media.print} {
    print-color-adjust: exact;
  }
  @media (forced-colors: active) {
    text,
    [data-part='cost-name'] {
      fill: CanvasText;
    }
    [data-verdict] {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-sign] {
      stroke: CanvasText;
    }
    [data-part='water'] {
      fill: GrayText;
      opacity: 0.3;
    }
    [data-part='cost'],
    [data-part='marks'],
    [data-part='stem'] {
      stroke: CanvasText;
    }
  }
`;

const side = RADIUS * 0.414;
const OCTAGON = `M${-side} ${-RADIUS}H${side}L${RADIUS} ${-side}V${side}L${side} ${RADIUS}H${-side}L${-RADIUS} ${side}V${-side}Z`;
const SIGNS = { go: 'm-6 .5 4 4 8-8.5', change: 'M-6-3H6M-6 3H6M2.5-5.5v5M-2.5.5v5', stop: 'M-6 0H6' } as const;

const Mark = ({ verdict }: Pick<RegisteredVerdict, 'verdict'>) => {
  const known = verdict && verdict !== 'other' ? verdict : undefined;
  return (
    <>
      <path d={OCTAGON} data-verdict={known ?? 'none'} />
      {known && <path d={SIGNS[known]} data-sign={known} />}
    </>
  );
};

const scale = Array.from({ length: (HIGHEST - LOWEST) / STEP + 1 }, (_, step) => HIGHEST - step * STEP);

/** The ruler at the right: a mark for each point, every fifth long. */
const Ruler = ({ width }: { width: number }) => (
  <>
    <path
      data-part="marks"
      d={Array.from({ length: HIGHEST - LOWEST + 1 }, (_, mark) => {
        const points = HIGHEST - mark;
        return `M${width - 64} ${y(points)}h${points % STEP === 0 ? -18 : -8}`;
      }).join('')}
    />
    {scale.map((points) => (
      <text key={points} x={width - 38} y={y(points) + 5} direction="ltr">
        {points > 0 ? `+${points}` : formatDecimal(points)}
      </text>
    ))}
  </>
);

interface Props {
  entries: readonly RegisteredVerdict[];
  sector: string;
  /** Slug of the chosen study. */
  chosen: string | undefined;
}

/** Where each year begins: its first study, counted from the right. */
const yearsOf = (entries: readonly RegisteredVerdict[]) =>
  entries.flatMap(({ year }, index) =>
    entries[index - 1]?.year === year
      ? []
      : [{ year, from: index, count: entries.filter((one) => one.year === year).length }],
  );

/** Every study as an octagon on one long gauge: the years from right to left, the height is the return above the cost of capital. */
export const VerdictGauge = ({ entries, sector, chosen }: Props) => {
  const slot = Math.max(SLOT, Math.round((NARROWEST - AXIS) / Math.max(1, entries.length)));
  const width = AXIS + slot * entries.length;
  const x = (index: number) => width - AXIS + slot / 2 - slot * index - slot / 2 - 24;
  return (
    <Scroll tabIndex={0} role="region" aria-label={copy.gauge}>
      <Picture width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} direction="ltr">
        <path data-part="water" d={`M0 ${y(0)}H${width}V${BOTTOM + 16}H0Z`} />
        <Ruler width={width} />
        <path data-part="cost" d={`M0 ${y(0)}H${width - 86}`} />
        <text data-part="cost-name" x={12} y={y(0) + 22} direction="ltr">
          {copy.cost}
        </text>
        {yearsOf(entries).map(({ year, from, count }) => (
          <text key={year} data-part="year" x={x(from + (count - 1) / 2)} y={HEIGHT - 16} direction="ltr">
            {year}
          </text>
        ))}
        {entries.map((entry, index) => {
          const level = y(pointsOf(entry) ?? LOWEST);
          return (
            <Link
              key={entry.slug}
              to={paths.verdicts({ ...(sector && { sector }), study: entry.slug })}
              preventScrollReset
              aria-current={entry.slug === chosen ? 'true' : undefined}
              aria-label={copy.entry(entry.title_ar, wordOf(entry), entry.year, distanceText(entry))}
            >
              <path data-part="stem" d={`M${x(index)} ${y(0)}V${level}`} />
              <rect x={x(index) - 22} y={level - 22} width={44} height={44} fill="transparent" />
              <g transform={`translate(${x(index)} ${level})`}>
                <Mark verdict={entry.verdict} />
              </g>
            </Link>
          );
        })}
      </Picture>
    </Scroll>
  );
};

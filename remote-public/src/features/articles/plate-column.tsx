import { color, weight } from 'shared-lib/theme';
import styled, { css, keyframes } from 'styled-components';

const [WIDTH, HEIGHT, SHAFT] = [104, 420, 46];
const CUBIT = 74;
/** Height of a level in the picture; its top is at 16.75 cubits. */
const heightOf = (cubits: number) => Math.round((16.75 - cubits) * CUBIT);

const fall = keyframes`
  from {
    transform: translateY(var(--from));
  }
`;
/** The distance from which the water falls, as a style of its own: a plate shares the others. */
const Level = styled.g<{ $from: number }>`
  --from: ${({ $from }) => $from}px;
`;
const moving = css`
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      [data-part='level'] {
        animation: ${fall} linear both;
        animation-timeline: --plate;
        animation-range: entry 40% cover 55%;
      }
    }
  }
`;
const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  print-color-adjust: exact;
  forced-color-adjust: none;
  text {
    fill: ${color.ink950};
    font-size: 22px;
    font-weight: ${weight.medium};
    text-anchor: middle;
  }
  ${moving}
`;

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const courses = rows
  .map((row) => `M${SHAFT} ${row * 35 + 35}H${WIDTH}M${SHAFT + 14 + (row % 2) * 26} ${row * 35}v35`)
  .join('');
const marks = [12, 13, 14, 15, 16];
/** Every fifth of a cubit, whole ones long. */
const ruler = Array.from({ length: 26 }, (_, mark) => {
  const cubits = 11.6 + mark / 5;
  return `M${SHAFT} ${heightOf(cubits)}h${(mark - 2) % 5 === 0 ? 26 : 13}`;
}).join('');
const octagon = (cubits: number) => `M15 ${heightOf(cubits) - 17}h14l10 10v14l-10 10h-14l-10-10v-14z`;

interface Props {
  cubits: number;
  /** Where the water of the plate before stands. */
  from: number;
}

/** The shaft of the Nilometer beside a plate. Its level is also said in words there. */
export const PlateColumn = ({ cubits, from }: Props) => (
  <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} direction="ltr" aria-hidden>
    <path fill="#D8C39A" d={`M${SHAFT} 0H${WIDTH}V${HEIGHT}H${SHAFT}Z`} />
    <path stroke="#B79D6E" strokeWidth="1.5" d={courses} />
    <g transform={`translate(0 ${heightOf(cubits)})`}>
      <Level data-part="level" $from={heightOf(from) - heightOf(cubits)}>
        <path fill={color.nile600} opacity=".92" d={`M${SHAFT} 0H${WIDTH}V${HEIGHT}H${SHAFT}Z`} />
        <path fill={color.nile500} opacity=".8" d={`M${SHAFT} 0H${WIDTH}V16H${SHAFT}Z`} />
        <path stroke={color.nile300} strokeWidth="1.5" opacity=".6" d="M58 44h26M74 84h22M54 130h30M70 190h24" />
        <path stroke={color.brass400} strokeWidth="4" d={`M${SHAFT} 0H${WIDTH}`} />
      </Level>
    </g>
    <path stroke={color.ink900} strokeWidth="2" d={`${ruler}M${SHAFT} 0V${HEIGHT}`} />
    {marks.map((mark) => (
      <g key={mark}>
        <path fill={mark === Math.max(12, Math.floor(cubits)) ? color.brass400 : color.sand200} d={octagon(mark)} />
        <text x="22" y={heightOf(mark) + 8}>
          {mark}
        </text>
      </g>
    ))}
  </Picture>
);

import { charts } from 'shared-lib/copy';
import { color, motion, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { percentBeside, percentText, typedPercentText } from './figure-text.ts';
import { octagonPath } from './octagon-path.ts';

const { verdict: copy } = charts;

const WIDTH = 340;
const HEIGHT = 74;
const [LEFT, RIGHT, BASE] = [22, 318, 40];
/** The scale ends at 40 percent. */
const END = 0.4;
const MARKS = 40;
const LONG_EVERY = 5;
const LABEL_EVERY = 10;

const Graphic = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 40rem;
  block-size: auto;
  overflow: visible;
  path {
    fill: none;
    stroke: ${color.nile300};
  }
  text {
    fill: ${color.nile200};
    font-size: 11.5px;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  [data-part='discount'] {
    stroke: #e0a48e;
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
  }
  [data-part='discount-name'] {
    fill: ${color.onDark};
  }
  rect,
  g * {
    fill: ${color.brass400};
  }
  g path {
    stroke: ${color.ink900};
    stroke-width: 2;
  }
  g text {
    font-size: 14px;
    font-weight: ${weight.medium};
  }
  /* What moves when the figures change. Its time is zero for those who prefer less motion. */
  rect,
  g {
    transition: all ${motion.base};
  }
`;

/** Position of a rate, from 0 at the right to the end of the scale at the left. */
const x = (rate: number): number => {
  const share = Math.min(1, Math.max(0, rate / END));
  return Math.round((RIGHT + (LEFT - RIGHT) * share) * 10) / 10;
};

/** Every mark in one path: each of its own made the page longer by half a kilobyte. */
const MARKS_PATH = Array.from(
  { length: MARKS + 1 },
  (_, percent) => `M${x(percent / 100)} ${BASE}v${percent % LONG_EVERY === 0 ? 10 : 5}`,
).join('');
const LABELLED = Array.from({ length: MARKS / LABEL_EVERY + 1 }, (_, label) => (label * LABEL_EVERY) / 100);

const Marks = () => (
  <>
    <path d={MARKS_PATH} />
    {LABELLED.map((rate) => (
      <text key={rate} x={x(rate)} y={BASE + 26}>
        {percentText(rate)}
      </text>
    ))}
  </>
);

interface Props {
  /** As a fraction per year. */
  discountRate: number;
  /** Internal rate of return as a fraction; `null` when none can be computed. */
  rate: number | null;
}

/**
 * The internal rate of return on a scale of 0 to 40 percent beside the discount rate, for dark ground. A rate outside the scale
 * stands at its end with its own number.
 */
export const VerdictScale = ({ discountRate, rate }: Props) => {
  const [end, discount] = [percentText(END), typedPercentText(discountRate * 100)];
  const rateText = rate === null ? '' : percentBeside(rate, [discountRate]);
  return (
    <Graphic
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      direction="ltr"
      role="img"
      aria-label={rate === null ? copy.findingWithout(end, discount) : copy.finding(end, discount, rateText)}
    >
      <path d={`M${LEFT} ${BASE}H${RIGHT}`} />
      <Marks />
      <path data-part="discount" d={`M${x(discountRate)} 18V${BASE + 12}`} />
      <text data-part="discount-name" direction="rtl" x={x(discountRate)} y={12}>
        {copy.discount(discount)}
      </text>
      {rate !== null && (
        <>
          <rect x={x(rate)} y={BASE - 1.5} width={RIGHT - x(rate)} height={3} />
          <g data-part="rate" transform={`translate(${x(rate)})`}>
            <path d={octagonPath(0, BASE, 8)} />
            <text y={BASE - 14}>{rateText}</text>
          </g>
        </>
      )}
    </Graphic>
  );
};

import { percentText } from 'shared-lib/charts';
import { CAPITAL_COST } from 'shared-lib/gauge';
import { color, media, motion, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { gaugeInstrument as copy } from '../../copy/gauge-instrument.ts';

const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  max-block-size: 30rem;
  [data-part='level'] {
    transition: transform ${motion.slow} ${motion.ease};
  }
  text {
    fill: ${color.ink950};
    font-size: 13px;
    font-weight: ${weight.medium};
    text-anchor: middle;
  }
  text[data-part='rate'] {
    font-size: 24px;
  }
  text[data-part='cost'] {
    fill: ${color.onDark};
    font-size: 11px;
  }
  ${media.print} {
    print-color-adjust: exact;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** 60 units for each cubit. The column shows the levels from 11.4 to 16.7 cubits. */
const heightOf = (cubits: number) => Math.round(323 - (Math.max(11.4, Math.min(16.7, cubits)) - 12) * 60);
const octagon = (cubits: number) => `M361 ${heightOf(cubits) - 15}h12l8 8v12l-8 8h-12l-8-8v-12z`;
const marks = [12, 13, 14, 15, 16];
const rows = Array.from({ length: 14 }, (_, row) => `M0 ${26 + row * 26}H390`).join('');
const joints = Array.from({ length: 14 }, (_, row) =>
  Array.from({ length: 7 - (row % 2) }, (__, stone) => `M${stone * 62 + (row % 2) * 31} ${26 + row * 26}v26`).join(''),
).join('');
const ruler = Array.from({ length: 29 }, (_, mark) => `M218 ${40 + mark * 12}h${mark % 5 === 0 ? -36 : -18}`).join('');
const arch = (x: number) =>
  `M${x - 38} 210V122C${x - 38} 84 ${x - 18} 66 ${x} 54C${x + 18} 66 ${x + 38} 84 ${x + 38} 122V210Z`;

interface Props {
  cubits: number;
  /** Said for people who do not see the picture. */
  label: string;
  /** The internal rate of return beside the water. */
  rate: string;
}

/** The well of the Nilometer with its column. The water stands at a reading, and moves to the next one. */
export const Well = ({ cubits, label, rate }: Props) => (
  <Picture viewBox="0 0 390 390" direction="ltr" role="img" aria-label={label}>
    <path fill="#B79D6E" d="M0 0H390V390H0Z" />
    <path stroke="#A98F61" strokeWidth="1.5" fill="none" d={rows + joints} />
    <path fill={color.ink900} d={arch(76) + arch(298)} />
    <path fill="#5A4325" d="M0 0H390V26H0Z" />
    <path
      fill={color.brass400}
      d={Array.from({ length: 12 }, (_, place) => `M${8 + 32 * place} 13l6-6 6 6-6 6z`).join('')}
    />
    <path fill="#EEDDB8" d="M164 26H218V390H164Z" />
    <path fill="#8D7748" d="M218 26H234V390H218Z" />
    <path stroke={color.ink900} strokeWidth="1.75" d={ruler} />
    <g data-part="level" transform={`translate(0 ${heightOf(cubits)})`}>
      <path fill={color.nile600} opacity=".9" d="M0 0H390V420H0Z" />
      <path fill={color.nile500} opacity=".7" d="M0 0H390V20H0Z" />
      <path
        stroke={color.nile300}
        strokeWidth="1.5"
        opacity=".6"
        d="M40 40h70M250 54h90M90 84h60M300 110h50M30 150h60"
      />
      <path stroke={color.white} strokeWidth="3" d="M158 0h80" />
    </g>
    <path stroke={color.ink950} strokeWidth="1.5" strokeDasharray="4 4" d={`M0 ${heightOf(14)}H350`} />
    <path fill={color.ink900} d={`M242 ${heightOf(14) + 5}H344v34H242z`} />
    <text data-part="cost" direction="rtl" x="293" y={heightOf(14) + 19}>
      {copy.capitalCost}
    </text>
    <text data-part="cost" x="293" y={heightOf(14) + 34}>
      {percentText(CAPITAL_COST)}
    </text>
    <g data-part="level" transform={`translate(0 ${heightOf(cubits)})`}>
      <path fill={color.brass400} d="M160 0l-34-12V-44H14V18H126V10z" />
      <path fill={color.ink950} stroke={color.brass400} strokeWidth="4" d="M155-11h10l7 7v8l-7 7h-10l-7-7v-8z" />
      <text x="70" y="-24" direction="rtl">
        {copy.rate}
      </text>
      <text data-part="rate" x="70" y="6">
        {rate}
      </text>
    </g>
    <path fill={color.sand200} d={marks.map(octagon).join('')} />
    {marks.map((mark) => (
      <text key={mark} x="367" y={heightOf(mark) + 4}>
        {mark}
      </text>
    ))}
  </Picture>
);

import { percentText } from 'shared-lib/charts';
import { CAPITAL_COST, gaugeReadings } from 'shared-lib/gauge';
import { color, media, motion, ownColors, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { gaugeInstrument as copy } from '../../copy/gauge-instrument.ts';

const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  g[data-part='level'] {
    transition: transform ${motion.draw} ${motion.ease};
  }
  text {
    fill: ${color.onDark};
    font-size: 14px;
    text-anchor: middle;
  }
  text[data-part='rate'] {
    fill: ${color.ink950};
    font-size: 34px;
    font-weight: ${weight.figure};
  }
  text[data-part='dark'] {
    fill: ${color.ink950};
    font-weight: ${weight.medium};
  }
  text[data-part='name'] {
    font-size: 18px;
    font-weight: ${weight.medium};
    text-anchor: end;
  }
  text[data-part='text'] {
    fill: ${color.nile200};
    text-anchor: end;
  }
  ${media.stacked} {
    text[data-part='name'],
    text[data-part='text'] {
      display: none;
    }
    text {
      font-size: 17px;
    }
  }
  print-color-adjust: exact;
  ${ownColors(color.ink900)}
`;

const [LEFT, RIGHT, TOP, BOTTOM] = [24, 462, 24, 604];
const stones = ['#B1976A', '#B79D6E', '#BBA173', '#C6AD80'];

/** Courses of stone, one path per shade. The widths only look irregular: they are computed. */
const courses = stones.map((_, shade) => {
  let path = '';
  for (let row = 0; row < 22; row += 1)
    for (let x = 4 - ((row * 29) % 50), stone = 0; x < RIGHT; stone += 1) {
      const width = 44 + ((row * 37 + stone * 53) % 52);
      if ((row * 3 + stone * 5 + row * stone) % stones.length === shade)
        path += `M${x} ${70 + 25 * row}h${width}v24h-${width}z`;
      x += width + 1;
    }
  return path;
});
const steps = [0, 1, 2, 3, 4, 5].map((step) => ({ inset: 20 + (step > 0 ? 18 * step : 0), y: 400 + 30 * step }));
const stepPath = (height: (y: number) => string) =>
  steps
    .map(
      ({ inset, y }) =>
        `M${LEFT} ${y}H${LEFT + inset}${height(y)}H${LEFT}ZM${RIGHT} ${y}H${RIGHT - inset}${height(y)}H${RIGHT}Z`,
    )
    .join('');
const marks = Array.from({ length: 26 }, (_, mark) => 587 - 19 * mark);
const markPath = (isLong: boolean) =>
  marks
    .filter((_, mark) => (mark % 5 === 3) === isLong)
    .map((y) => `M266 ${y}H${isLong ? 212 : 246}`)
    .join('');
const diamonds = Array.from({ length: 17 }, (_, place) => `M${38 + 26 * place} 45l7 7-7 7-7-7z`).join('');
const arch = (x: number, inset: number, top: number) =>
  `M${x - 53 + inset} 340V196C${x - 53 + inset} ${150 - inset / 2} ${x - 26} ${top + 18} ${x} ${top}C${x + 26} ${top + 18} ${x + 53 - inset} ${150 - inset / 2} ${x + 53 - inset} 196V340Z`;

/** The column shows the levels from 11.4 to 16.7 cubits. */
const heightOf = (cubits: number) => 530 - (Math.max(11.4, Math.min(16.7, cubits)) - 12) * 95;

const Building = () => (
  <>
    <path fill="#A98F61" d={`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`} />
    {courses.map((path, shade) => (
      <path key={stones[shade]} fill={stones[shade]} d={path} />
    ))}
    {[98, 384].map((x) => (
      <g key={x}>
        <path fill="#E3D3B2" d={arch(x, 0, 98)} />
        <path fill={color.ink900} d={arch(x, 7, 108)} />
        <path fill={color.ink950} d={arch(x + 10, 20, 140)} />
      </g>
    ))}
    <path fill="#D8C39A" d={stepPath(() => `V${BOTTOM}`)} />
    <path fill="#F1E5C8" d={stepPath((y) => `V${y + 3}`)} />
    <path fill="#FBF1DA" d="M205 96H218V604H205Z" />
    <path fill="#EEDDB8" d="M218 96H244V604H218Z" />
    <path fill="#D2BA86" d="M244 96H268V604H244Z" />
    <path fill="#8D7748" d="M268 96H286V604H268Z" />
    <path stroke={color.ink900} strokeWidth="1.75" opacity=".8" d={markPath(false)} />
    <path stroke={color.ink900} strokeWidth="3" d={markPath(true)} />
    <path fill="#E3D3B2" d="M178 66H312L286 98H205Z" />
    <path fill="#9A8350" d="M262 66H312L286 98H262Z" />
    <path fill="#5A4527" d="M24 30H462V68H24Z" />
    <path fill={color.brass500} d={diamonds} />
  </>
);

const Water = () => (
  <>
    <path fill="#124F4F" opacity=".88" d={`M${LEFT} 0H${RIGHT}V620H${LEFT}Z`} />
    <path fill={color.nile500} opacity=".55" d={`M${LEFT} 0H${RIGHT}V26H${LEFT}Z`} />
    <path fill={color.ink950} opacity=".28" d={`M${LEFT} 70H${RIGHT}V620H${LEFT}Z`} />
    <path
      stroke={color.nile300}
      strokeWidth="1.5"
      opacity=".55"
      d="M60 14h60M150 26h34M330 12h70M380 28h40M300 42h50M70 48h50M110 84h60M340 98h50M60 130h44M310 190h60"
    />
    <path stroke={color.nile200} strokeWidth="2" d={`M${LEFT} 0H${RIGHT}`} />
    <path stroke={color.white} strokeWidth="4" d="M190 0H300" />
  </>
);

interface Props {
  /** Level of the water. */
  cubits: number;
  /** The mark that it has reached. */
  mark: number;
  /** The internal rate of return as text. */
  rate: string;
}

const Readings = ({ mark }: { mark: number }) =>
  gaugeReadings.map(({ cubits, name, text }) => {
    const y = heightOf(cubits);
    return (
      <g key={cubits}>
        <path
          fill={cubits === mark ? color.brass400 : color.sand300}
          d={`M459 ${y - 15}h12l9 9v12l-9 9h-12l-9-9v-12Z`}
        />
        <text data-part="dark" x="465" y={y + 5}>
          {cubits}
        </text>
        <text data-part="name" direction="rtl" x="496" y={y - 3}>
          {name}
        </text>
        <text data-part="text" direction="rtl" x="496" y={y + 19}>
          {text}
        </text>
      </g>
    );
  });

/** The stone well with its column. The water rises to the reading. */
export const GaugeColumn = ({ cubits, mark, rate }: Props) => {
  const cost = percentText(CAPITAL_COST);
  const reading = gaugeReadings.find((item) => item.cubits === mark)?.name ?? '';
  const level = `translate(0 ${Math.round(heightOf(cubits))})`;
  return (
    <Picture viewBox="0 0 700 628" direction="ltr" role="img" aria-label={copy.picture(reading, rate, cost)}>
      <clipPath id="gauge-well">
        <path d={`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`} />
      </clipPath>
      <g clipPath="url(#gauge-well)">
        <Building />
        <g data-part="level" transform={level}>
          <Water />
        </g>
      </g>
      <path fill={color.sand200} d="M462 24h6v580h-6zM18 24h6v580h-6z" />
      <path stroke={color.ink900} strokeWidth="2" strokeDasharray="4 4" d={`M24 ${heightOf(14)}H205`} />
      <path fill={color.ink900} d={`M32 ${heightOf(14) + 8}H180v28H32Z`} />
      <text direction="rtl" x="106" y={heightOf(14) + 27}>
        {copy.cost(cost)}
      </text>
      <Readings mark={mark} />
      <g data-part="level" transform={level}>
        <path fill={color.brass400} d="M36 -62H168L180 -50V-8L206 0L180 8H48L36 -4Z" />
        <path fill={color.ink900} stroke={color.brass400} strokeWidth="4" d="M208 -9h8l5 5v8l-5 5h-8l-5-5v-8Z" />
        <text data-part="dark" direction="rtl" x="108" y="-40">
          {copy.rate}
        </text>
        <text data-part="rate" x="108" y="-4">
          {rate}
        </text>
      </g>
    </Picture>
  );
};

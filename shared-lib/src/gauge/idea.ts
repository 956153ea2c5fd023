import { irr } from 'shared-lib/finance';
import { readNumber, type NumberKind, type NumberReading } from 'shared-lib/numbers';
import { gaugeReadings } from './copy/readings.ts';
import { cubitsOf, markOf } from './level.ts';

export interface Idea {
  /** US dollars before the first revenue. */
  capital: number;
  /** Net profit of each year in US dollars. */
  profit: number;
  years: number;
}
export type IdeaFigure = keyof Idea;

interface Bounds {
  kind: NumberKind;
  min: number;
  max: number;
}

/** What the three figures of an idea may be: amounts in whole US dollars. */
export const ideaBounds = {
  capital: { kind: 'money', min: 1000, max: 1_000_000_000 },
  profit: { kind: 'money', min: 0, max: 1_000_000_000 },
  years: { kind: 'count', min: 1, max: 50 },
} as const satisfies Record<IdeaFigure, Bounds>;

export const ideaFigures = ['capital', 'profit', 'years'] as const satisfies readonly IdeaFigure[];

/** No number that people write is longer. */
const MAX_LENGTH = 40;

/** A figure of an idea; `outside` of what is asked for, or no single number (see `readNumber`). */
type FigureReading =
  | { kind: 'figure'; value: number }
  | { kind: 'outside' }
  | { kind: 'other'; reading: NumberReading };

/** Reads a figure as a person types it or as a link has it: any text. An ambiguous number counts as none. */
export const readFigure = (name: IdeaFigure, text: string): FigureReading => {
  const { kind, min, max } = ideaBounds[name];
  const reading = readNumber(text.slice(0, MAX_LENGTH), kind);
  if (reading.kind !== 'value') return { kind: 'other', reading };
  const value = kind === 'money' ? Math.round(reading.value) : reading.value;
  return Number.isInteger(value) && value >= min && value <= max ? { kind: 'figure', value } : { kind: 'outside' };
};

/** The idea with these texts; undefined unless each of them is a figure. */
export const readIdea = (texts: Readonly<Record<IdeaFigure, string>>): Idea | undefined => {
  const [capital, profit, years] = ideaFigures.map((name) => readFigure(name, texts[name]));
  return capital?.kind === 'figure' && profit?.kind === 'figure' && years?.kind === 'figure'
    ? { capital: capital.value, profit: profit.value, years: years.value }
    : undefined;
};

/** Cash flows of an idea, of year 0 to its last. */
export const ideaFlows = ({ capital, profit, years }: Idea): number[] => [
  -capital,
  ...Array.from({ length: years }, () => profit),
];

/** Internal rate of return of an idea as a fraction; -1 when nothing comes back. */
export const rateOf = (idea: Idea): number => irr(ideaFlows(idea)) ?? -1;

/** The mark that an idea reaches, with its name and its meaning. */
export const readingOf = (rate: number): (typeof gaugeReadings)[number] => {
  const mark = markOf(cubitsOf(rate));
  return gaugeReadings.find(({ cubits }) => cubits === mark) ?? gaugeReadings[0];
};

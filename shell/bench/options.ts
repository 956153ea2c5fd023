import { parseArgs } from 'node:util';
import { UsageError } from 'shared-lib/tooling/refusal';

export interface Options {
  /** Visits per variant. */
  rounds: number;
  route: string;
  viewport: { width: number; height: number };
  parts: readonly Part[];
}

/** What can be measured: how fast a page comes, how many the server draws, how soon the site starts again. */
export const parts = ['speed', 'render', 'start'] as const;
export type Part = (typeof parts)[number];

const usage = `npm run bench -- [--speed] [--render] [--start] [--rounds N] [--route /path] [--width pixels]
Without a part: --speed. --rounds 7, --route / and --width 1280 are what the bars are about.`;

const HEIGHTS = { phone: 844, desk: 800 } as const;
const PHONE_WIDTH = 600;

const wholeNumber = (name: string, given: string): number => {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`--${name} ${given} is not a whole number above 0.\n${usage}`);
  return value;
};

const parse = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      options: {
        speed: { type: 'boolean', default: false },
        render: { type: 'boolean', default: false },
        start: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '7' },
        route: { type: 'string', default: '/' },
        width: { type: 'string', default: '1280' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

/** @throws {UsageError} */
export const readOptions = (words: readonly string[]): Options => {
  const given = parse(words);
  if (!given.route.startsWith('/'))
    throw new UsageError(`--route ${given.route} is no path: it begins with a slash.\n${usage}`);
  const width = wholeNumber('width', given.width);
  const wanted = parts.filter((part) => given[part]);
  return {
    rounds: wholeNumber('rounds', given.rounds),
    route: given.route,
    viewport: { width, height: width < PHONE_WIDTH ? HEIGHTS.phone : HEIGHTS.desk },
    parts: wanted.length > 0 ? wanted : ['speed'],
  };
};

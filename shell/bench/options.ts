import { parseArgs } from 'node:util';
import { UsageError } from 'tooling/cli-error';

export interface BenchOptions {
  /** Measured page loads per variant. */
  rounds: number;
  route: string;
  viewport: { width: number; height: number };
  parts: readonly Part[];
  /** An older commit whose source as one bundle is measured too. */
  baseline?: string;
}

/** The measurements: page load speed, server rendering throughput, start-up time, long lists, signed-in pages, publishing a remote. */
export const parts = ['speed', 'render', 'start', 'lists', 'signed-in', 'publish'] as const;
export type Part = (typeof parts)[number];

const usage = `npm run bench -- [--speed] [--render] [--start] [--lists] [--signed-in] [--publish] [--rounds N] [--route /path] [--width pixels] [--baseline commit]
Without a part: --speed. The targets apply to the defaults --rounds 7, --route / and --width 1280.`;

const HEIGHTS = { phone: 844, desktop: 800 } as const;
const PHONE_WIDTH = 600;

const wholeNumber = (name: string, given: string): number => {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`--${name} ${given} is not a whole number above 0.\n${usage}`);
  return value;
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        speed: { type: 'boolean', default: false },
        render: { type: 'boolean', default: false },
        start: { type: 'boolean', default: false },
        lists: { type: 'boolean', default: false },
        'signed-in': { type: 'boolean', default: false },
        publish: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '7' },
        route: { type: 'string', default: '/' },
        width: { type: 'string', default: '1280' },
        baseline: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

/**
 * Parses the command-line arguments.
 * @throws {UsageError}
 */
export const readOptions = (args: readonly string[]): BenchOptions => {
  const given = parse(args);
  if (!given.route.startsWith('/'))
    throw new UsageError(`--route ${given.route} is not a path: it must begin with a slash.\n${usage}`);
  const width = wholeNumber('width', given.width);
  const wanted = parts.filter((part) => given[part]);
  return {
    rounds: wholeNumber('rounds', given.rounds),
    route: given.route,
    viewport: { width, height: width < PHONE_WIDTH ? HEIGHTS.phone : HEIGHTS.desktop },
    parts: wanted.length > 0 ? wanted : ['speed'],
    ...(given.baseline ? { baseline: given.baseline } : {}),
  };
};

import { parseArgs } from 'node:util';
import { UsageError } from 'tooling/cli-error';
import { targets, categories, type Category } from './targets.ts';

export interface LighthouseOptions {
  /** Audits per page. */
  rounds: number;
  /** Without any: one page of each kind. */
  routes: readonly string[] | undefined;
  categories: readonly Category[];
  /** Whether the slowdown of the processor follows the speed of this machine. */
  isCalibrated: boolean;
}

const usage = `npm run lighthouse -- [--route /path]… [--rounds N] [--category name]… [--calibrated]
Without --route: one public page of each kind. The targets apply to the default --rounds 5.
--calibrated: on a machine below Lighthouse's reference, slows the processor down by less than 4 times, so that the phone stays the same;
the last five audits decide how much.
An audit during which the host of a virtual machine took more than 1 % of the processor is repeated, at most twice.
Categories: ${Object.entries(targets)
  .map(([name, target]) => `${name} (target: ${target})`)
  .join(', ')}`;

const fail = (message: string): never => {
  throw new UsageError(`${message}\n${usage}`);
};

const parse = (args: readonly string[]) => {
  const several = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        route: several,
        rounds: { type: 'string', default: '5' },
        category: several,
        calibrated: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

/**
 * Parses the command-line arguments.
 * @throws {UsageError}
 */
export const readOptions = (args: readonly string[]): LighthouseOptions => {
  const { route, rounds, category, calibrated } = parse(args);
  for (const path of route ?? [])
    if (!path.startsWith('/')) fail(`--route ${path} is not a path: it must begin with a slash.`);
  if (!/^[1-9]\d*$/.test(rounds)) fail(`--rounds ${rounds} is not a whole number above 0.`);
  const wanted = category?.map(
    (given) => categories.find((name) => name === given) ?? fail(`There is no category "${given}".`),
  );
  return {
    rounds: Number(rounds),
    routes: route,
    categories: wanted ?? categories,
    isCalibrated: calibrated,
  };
};

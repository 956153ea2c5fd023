import { parseArgs } from 'node:util';
import { UsageError } from 'shared-lib/tooling/refusal';
import { bars, categories, type Category } from './bars.ts';

export interface Options {
  /** Visits per page. */
  rounds: number;
  /** Without any: one page of every kind. */
  routes: readonly string[] | undefined;
  categories: readonly Category[];
}

const usage = `npm run lighthouse -- [--route /path]… [--rounds N] [--category name]…
Without --route: one page of every kind that visitors find. --rounds 5 is what the bars are about.
Categories: ${Object.entries(bars)
  .map(([name, least]) => `${name} (bar: ${least})`)
  .join(', ')}`;

const refuse = (sentence: string): never => {
  throw new UsageError(`${sentence}\n${usage}`);
};

const parse = (words: readonly string[]) => {
  const several = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({
      args: [...words],
      options: { route: several, rounds: { type: 'string', default: '5' }, category: several },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

/** @throws {UsageError} */
export const readOptions = (words: readonly string[]): Options => {
  const { route, rounds, category } = parse(words);
  for (const path of route ?? [])
    if (!path.startsWith('/')) refuse(`--route ${path} is no path: it begins with a slash.`);
  if (!/^[1-9]\d*$/.test(rounds)) refuse(`--rounds ${rounds} is not a whole number above 0.`);
  const wanted = category?.map(
    (given) => categories.find((name) => name === given) ?? refuse(`There is no category "${given}".`),
  );
  return { rounds: Number(rounds), routes: route, categories: wanted ?? categories };
};

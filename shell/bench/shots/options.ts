import { parseArgs } from 'node:util';
import { UsageError } from 'shared-lib/tooling/refusal';
import { siteRoutes, type SiteRoute } from '../../e2e/harness/routes.ts';
import { states, type State } from '../../e2e/harness/api-states.ts';

export interface Options {
  routes: readonly SiteRoute[];
  states: readonly State[];
  widths: readonly number[];
}

const WIDTHS = [1440, 390];

const usage = `npm run shots -- [--route name]… [--state name]… [--width pixels]…
Routes: ${siteRoutes.map(({ name }) => name).join(', ')}
States: ${states.join(', ')}`;

const parse = (words: readonly string[]) => {
  const several = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({ args: [...words], options: { route: several, state: several, width: several } }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

/** @throws {UsageError} */
export const readOptions = (words: readonly string[]): Options => {
  const given = parse(words);
  const routes = given.route?.map(
    (wanted) => siteRoutes.find(({ name }) => name === wanted) ?? refuse(`There is no route "${wanted}".`),
  );
  const wantedStates = given.state?.map(
    (wanted) => states.find((state) => state === wanted) ?? refuse(`There is no state "${wanted}".`),
  );
  const widths = given.width?.map((wanted) =>
    /^[1-9]\d*$/.test(wanted) ? Number(wanted) : refuse(`"${wanted}" is no width.`),
  );
  return { routes: routes ?? siteRoutes, states: wantedStates ?? states, widths: widths ?? WIDTHS };
};

const refuse = (sentence: string): never => {
  throw new UsageError(`${sentence}\n${usage}`);
};

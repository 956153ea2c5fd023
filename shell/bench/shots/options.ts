import { parseArgs } from 'node:util';
import { UsageError } from 'tooling/cli-error';
import { siteRoutes, type SiteRoute } from '../../e2e/harness/routes.ts';
import { states, type State } from '../../e2e/harness/api-states.ts';

export interface ShotOptions {
  routes: readonly SiteRoute[];
  states: readonly State[];
  widths: readonly number[];
}

const WIDTHS = [1440, 390];

const usage = () => `npm run shots -- [--route name]… [--state name]… [--width pixels]…
Routes: ${siteRoutes()
  .map(({ name }) => name)
  .join(', ')}
States: ${states.join(', ')}`;

const parse = (args: readonly string[]) => {
  const several = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({ args: [...args], options: { route: several, state: several, width: several } }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage()}`);
  }
};

/**
 * Parses the command-line arguments.
 * @throws {UsageError}
 */
export const readOptions = (args: readonly string[]): ShotOptions => {
  const given = parse(args);
  const allRoutes = siteRoutes();
  const routes = given.route?.map(
    (wanted) => allRoutes.find(({ name }) => name === wanted) ?? fail(`There is no route "${wanted}".`),
  );
  const wantedStates = given.state?.map(
    (wanted) => states.find((state) => state === wanted) ?? fail(`There is no state "${wanted}".`),
  );
  const widths = given.width?.map((wanted) =>
    /^[1-9]\d*$/.test(wanted) ? Number(wanted) : fail(`"${wanted}" is not a width.`),
  );
  return { routes: routes ?? allRoutes, states: wantedStates ?? states, widths: widths ?? WIDTHS };
};

const fail = (message: string): never => {
  throw new UsageError(`${message}\n${usage()}`);
};

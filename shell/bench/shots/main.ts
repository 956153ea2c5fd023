import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, errors, request, type APIRequestContext } from 'playwright';
import type { AuthResponse } from 'shared-lib/contracts';
import { startTestSite, type TestSite } from 'testing/test-site';
import { browserArguments, findBrowser } from 'tooling/checks/browser';
import { buildApplications, applications } from 'tooling/build/build';
import { ROOT } from 'tooling/config';
import { CliError, runCommand } from 'tooling/cli-error';
import * as z from 'zod';
import { accountOf, signInByApi, type Persona } from '../../e2e/harness/accounts.ts';
import type { Content, SiteRoute } from '../../e2e/harness/routes.ts';
import { ScreenshotError } from './deadline.ts';
import { readOptions, type ShotOptions } from './options.ts';
import { takeScreenshot, type ScreenshotOptions } from './take-screenshot.ts';
import { CACHE_MS, enterApiState, type State } from '../../e2e/harness/api-states.ts';

const FOLDER = join(ROOT, '.shots');
const print = (line: string) => console.log(line);

const list = z.object({ data: z.array(z.object({ slug: z.optional(z.string()), reference: z.optional(z.string()) })) });

/** Slug of the first public item, or reference of the first request of the signed-in person. */
const firstItem = async (
  api: APIRequestContext,
  { origin, content, token }: { origin: string; content: Content; token: string | undefined },
): Promise<string | undefined> => {
  const response = await api.get(`${origin}/api/${content === 'requests' ? 'account' : 'public'}/${content}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  if (!response.ok()) return undefined;
  const [first] = list.parse(await response.json()).data;
  return first?.slug ?? first?.reference;
};

/** A page to capture: its path, and the session of the signed-in user. */
interface Target {
  name: string;
  at: string;
  session: AuthResponse | undefined;
}

/** Resolves slugs and sessions in advance, while the API works; some states make it fail. */
const listTargets = async (routes: readonly SiteRoute[], origin: string): Promise<Target[]> => {
  const api = await request.newContext();
  const sessions = new Map<Persona, AuthResponse>();
  const signIn = async (persona: Persona) => {
    const session = sessions.get(persona) ?? (await signInByApi(api, origin, await accountOf(api, origin, persona)));
    sessions.set(persona, session);
    return session;
  };
  const targets: Target[] = [];
  for (const route of routes) {
    const session = route.as && (await signIn(route.as));
    const item = 'of' in route ? await firstItem(api, { origin, content: route.of, token: session?.token }) : undefined;
    if ('of' in route && item === undefined) print(`${route.name}: the API has no ${route.of}, left out`);
    else
      targets.push({
        name: route.name,
        at: 'of' in route ? route.at(item ?? '') : route.at,
        session,
      });
  }
  await api.dispose();
  return targets;
};

/** Signed-in pages need JavaScript. */
const isAvailable = ({ session }: Target, state: State) => state !== 'no-javascript' || session === undefined;

/** One line about one screenshot; a page that hangs costs its own screenshot, not those of all others. */
const takeAndDescribe = async (options: ScreenshotOptions): Promise<{ isTaken: boolean; line: string }> => {
  try {
    const { status, problems } = await takeScreenshot(options);
    return { isTaken: true, line: [...(status === 200 ? [] : [`status ${status}`]), ...problems].join('; ') };
  } catch (error) {
    if (error instanceof ScreenshotError || error instanceof errors.TimeoutError)
      return { isTaken: false, line: `NO SCREENSHOT of ${options.url}: ${error.message}` };
    throw error;
  }
};

/** @returns names of the screenshots that could not be taken */
const takeAllInState = async (
  state: State,
  targets: readonly Target[],
  { site, widths, browserPath }: { site: TestSite; widths: readonly number[]; browserPath: string },
) => {
  const missing: string[] = [];
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  await enterApiState(state, site);
  await wait(CACHE_MS);
  for (const { name, at, session } of targets.filter((target) => isAvailable(target, state)))
    for (const width of widths) {
      const { isTaken, line } = await takeAndDescribe({
        browser,
        folder: join(FOLDER, name),
        name: `${state}-${width}`,
        url: site.origin + at,
        state,
        width,
        session,
      });
      const screenshot = `${name} ${state} ${width}`;
      if (!isTaken) missing.push(screenshot);
      print(line ? `${screenshot}; ${line}` : screenshot);
    }
  await browser.close();
  await site.restore();
  return missing;
};

const takeAll = async ({ routes, states, widths }: ShotOptions): Promise<void> => {
  const browserPath = await findBrowser();
  await buildApplications(applications, { print });
  const site = await startTestSite();
  const missing: string[] = [];
  try {
    const targets = await listTargets(routes, site.origin);
    for (const state of states) missing.push(...(await takeAllInState(state, targets, { site, widths, browserPath })));
  } finally {
    await site.stop();
  }
  print(`The screenshots are in ${relative(ROOT, FOLDER)}/<route>/<state>-<width>.png`);
  if (missing.length > 0) throw new CliError(`These screenshots could not be taken: ${missing.join(', ')}.`);
};

await runCommand(() => takeAll(readOptions(process.argv.slice(2))));

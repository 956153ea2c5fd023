import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, errors, request, type APIRequestContext } from 'playwright';
import type { AuthAnswer } from 'shared-lib/contracts';
import { startTestSite, type TestSite } from 'shared-lib/testing/test-site';
import { browserArguments, findBrowser } from 'shared-lib/tooling/browser';
import { buildRooms, rooms } from 'shared-lib/tooling/build';
import { ROOT } from 'shared-lib/tooling/config';
import { Refusal, runCommand } from 'shared-lib/tooling/refusal';
import * as z from 'zod';
import { accountOf, signInByApi, type Persona } from '../../e2e/harness/accounts.ts';
import type { Content, SiteRoute } from '../../e2e/harness/routes.ts';
import { NoPicture } from './deadline.ts';
import { readOptions, type Options } from './options.ts';
import { shoot, type Shot } from './shoot.ts';
import { CACHE_MS, enter, type State } from '../../e2e/harness/api-states.ts';

const FOLDER = join(ROOT, '.shots');
const say = (line: string) => console.log(line);

const list = z.object({ data: z.array(z.object({ slug: z.string() })) });

const firstSlug = async (api: APIRequestContext, origin: string, content: Content): Promise<string | undefined> => {
  const answer = await api.get(`${origin}/api/public/${content}`);
  return answer.ok() ? list.parse(await answer.json()).data[0]?.slug : undefined;
};

/** A route with its address, and who looks at it. */
interface Sight {
  name: string;
  at: string;
  session: AuthAnswer | undefined;
}

/** Asks while everything works: later the API may be out. */
const sightsOf = async (routes: readonly SiteRoute[], origin: string): Promise<Sight[]> => {
  const api = await request.newContext();
  const sessions = new Map<Persona, AuthAnswer>();
  const sessionOf = async (persona: Persona) => {
    const session = sessions.get(persona) ?? (await signInByApi(api, origin, await accountOf(api, origin, persona)));
    sessions.set(persona, session);
    return session;
  };
  const sights: Sight[] = [];
  for (const route of routes) {
    const slug = 'of' in route ? await firstSlug(api, origin, route.of) : undefined;
    if ('of' in route && slug === undefined) say(`${route.name}: the API has no ${route.of}, left out`);
    else
      sights.push({
        name: route.name,
        at: 'of' in route ? route.at(slug ?? '') : route.at,
        session: route.as && (await sessionOf(route.as)),
      });
  }
  await api.dispose();
  return sights;
};

/** Without scripts nobody is signed in. */
const canBeSeen = ({ session }: Sight, state: State) => state !== 'no-javascript' || session === undefined;

/** One line about one picture; a page that hangs costs its own picture, not those of all others. */
const tell = async (shot: Shot): Promise<{ isTaken: boolean; line: string }> => {
  try {
    const { status, complaints } = await shoot(shot);
    return { isTaken: true, line: [...(status === 200 ? [] : [`answers ${status}`]), ...complaints].join('; ') };
  } catch (error) {
    if (error instanceof NoPicture || error instanceof errors.TimeoutError)
      return { isTaken: false, line: `NO PICTURE of ${shot.address}: ${error.message}` };
    throw error;
  }
};

/** Answers which pictures are missing. */
const shootState = async (
  state: State,
  sights: readonly Sight[],
  { site, widths, browserPath }: { site: TestSite; widths: readonly number[]; browserPath: string },
) => {
  const missing: string[] = [];
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  await enter(state, site);
  await wait(CACHE_MS);
  for (const { name, at, session } of sights.filter((sight) => canBeSeen(sight, state)))
    for (const width of widths) {
      const { isTaken, line } = await tell({
        browser,
        folder: join(FOLDER, name),
        name: `${state}-${width}`,
        address: site.origin + at,
        state,
        width,
        session,
      });
      const picture = `${name} ${state} ${width}`;
      if (!isTaken) missing.push(picture);
      say(line ? `${picture}; ${line}` : picture);
    }
  await browser.close();
  await site.restore();
  return missing;
};

const shootAll = async ({ routes, states, widths }: Options): Promise<void> => {
  const browserPath = await findBrowser();
  await buildRooms(rooms, { say });
  const site = await startTestSite();
  const missing: string[] = [];
  try {
    const sights = await sightsOf(routes, site.origin);
    for (const state of states) missing.push(...(await shootState(state, sights, { site, widths, browserPath })));
  } finally {
    await site.stop();
  }
  say(`The pictures are in ${relative(ROOT, FOLDER)}/<route>/<state>-<width>.png`);
  if (missing.length > 0) throw new Refusal(`These pictures could not be taken: ${missing.join(', ')}.`);
};

await runCommand(() => shootAll(readOptions(process.argv.slice(2))));

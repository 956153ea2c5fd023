/** Program of a renderer: renders pages with one release of one remote. It ends with its parent. */
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import type { RemoteModule } from 'shared-lib/federation';
import type { Application } from '../application.ts';
import { currentRequestId, withRequestId } from '../request-ids.ts';
import { watchBuiltIns } from './built-ins.ts';
import { evaluateModule, withholdGlobals } from './evaluate.ts';
import {
  rendererRequest,
  type PageFigure,
  type RendererMessage,
  type RendererRequest,
  type Trial,
} from './messages.ts';
import { startWatchdog } from './start-watchdog.ts';

const LIMITS = {
  memoryBytes: 512 * 1_048_576,
  busyMs: 1500,
  silentMs: 10_000,
  /** The first page must be there after this processor time, or after this many turns of an event loop that has nothing to do. */
  start: { busyMs: 60_000, turns: 1200 },
};
/** A trial of all pages takes longer than the first page, and a busy machine must not refuse a good release. */
const TRIAL_LIMITS = { silentMs: 120_000, start: { busyMs: 180_000, turns: 3600 } };

const [applicationFile = ''] = process.argv.slice(2);
const { exit, memoryUsage } = process;
const sendToParent = process.send?.bind(process);
if (!sendToParent) throw new Error('A renderer is started by the shell.');
const send = (message: RendererMessage, sent?: () => void) => void sendToParent(message, undefined, undefined, sent);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const fail = (reason: string) => send({ type: 'fatal', reason }, () => exit(1));

/** The page that is being tried; empty when there is none. */
let place = '';
const { cpuUsage } = process;
/** What a trial needs of this process, which is taken out of reach of the release. */
const machine = {
  processorMs() {
    const { user, system } = cpuUsage();
    return (user + system) / 1000;
  },
  run: (code: string, filename: string) => void new vm.Script(code, { filename }).runInThisContext(),
  onPlace: (now: string) => void (place = now),
};

process.on('uncaughtException', (error) =>
  fail(`${place === '' ? '' : `${place}: `}threw outside of a page: ${reasonOf(error)}`),
);
process.on('disconnect', () => exit());

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bundle is built from the file whose type is asserted
const application = (await import(pathToFileURL(applicationFile).href)) as Application;
interface LoadedModule {
  module: RemoteModule;
  trial: Trial;
}
let loadedModule: LoadedModule | undefined;
let probe: Promise<void> | undefined;
const ready = Promise.withResolvers<void>();
let changedBuiltIn: () => string | undefined = () => undefined;

/** @throws when the release has changed an object that the shell's modules use too */
const assertBuiltIns = () => {
  const change = changedBuiltIn();
  if (change !== undefined) throw new Error(`changes the built-in ${change}`);
};

const tryModule = async (loaded: RemoteModule, expose: string, { pages, ...trial }: Trial): Promise<PageFigure[]> => {
  const urls = pages.filter((page) => page.expose === expose).map(({ url }) => new URL(url));
  return application.tryRemoteModule(loaded, { urls, ...trial }, machine);
};

type Load = Extract<RendererRequest, { type: 'load' }>;

/** Takes the machine out of reach of the code that follows, and starts to watch what it does. */
const isolate = async (isTrial: boolean) => {
  await startWatchdog({ ...LIMITS, ...(isTrial ? TRIAL_LIMITS : {}) }, ready.promise);
  withholdGlobals();
  changedBuiltIn = watchBuiltIns();
};

/** Runs the browser files of a release in a document like a browser's. */
const loadInBrowserDom = async (browser: unknown) => {
  const { browserTrial } = await import('./browser-trial.ts');
  const { installBrowserDom } = await import('./browser-dom.ts');
  const trial = browserTrial.parse(browser);
  installBrowserDom(trial.siteOrigin);
  const start = application.prepareBrowserTrial(trial);
  await isolate(true);
  const figures = await start(machine);
  assertBuiltIns();
  return figures;
};

const loadOnServer = async ({ bundle, apiOrigin, cacheMs, trial }: Load) => {
  const onFailure = (reason: string) => send({ type: 'api-failed', reason });
  application.configureApiClient({ apiOrigin, cacheMs, currentRequestId, onFailure });
  application.discardSharedState();
  await isolate(trial.isComplete === true);
  const figures: PageFigure[] = [];
  for (const expose of Object.keys(bundle.modules)) {
    const loaded = evaluateModule(bundle, expose, application.providedModules);
    figures.push(...(await tryModule(loaded, expose, trial)));
    await application.loadPages(loaded);
    assertBuiltIns();
    if (expose === './routes') loadedModule = { module: loaded, trial };
  }
  return figures;
};

const load = async (request: Load) => {
  const { browser } = request.trial;
  const figures = await (browser === undefined ? loadOnServer(request) : loadInBrowserDom(browser));
  ready.resolve();
  send({ type: 'ready', figures });
};

/** A page that fails may have damaged this process for all pages. Then the first page, which needs no data, fails now too. */
const checkAfterFailure = async ({ module, trial }: LoadedModule) => {
  try {
    assertBuiltIns();
    await tryModule(module, './routes', trial);
  } catch (error) {
    fail(`no longer renders its first page: ${reasonOf(error)}`);
  } finally {
    probe = undefined;
  }
};

const render = async ({ id, page: { requestId, ...page } }: Extract<RendererRequest, { type: 'render' }>) => {
  try {
    if (!loadedModule) throw new Error('no release is loaded');
    const { module } = loadedModule;
    application.setContentVersion(page.contentVersion);
    const rendered = await withRequestId(requestId, () =>
      application.renderPage({ ...page, url: new URL(page.url), module }),
    );
    assertBuiltIns();
    send({ type: 'page', id, page: rendered, memoryBytes: memoryUsage.rss() });
  } catch (error) {
    send({ type: 'page-failed', id, reason: reasonOf(error) });
    if (loadedModule) probe ??= checkAfterFailure(loadedModule);
  }
};

process.on('message', (message) => {
  const request = rendererRequest.parse(message);
  if (request.type === 'render') void render(request);
  else load(request).catch((error: unknown) => fail(reasonOf(error)));
});

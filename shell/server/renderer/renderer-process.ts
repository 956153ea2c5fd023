/** Program of a renderer: renders pages with one release of one remote. It ends with its parent. */
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from 'shared-lib/federation';
import type { Application } from '../application.ts';
import { watchBuiltIns } from './built-ins.ts';
import { evaluateModule, withholdGlobals } from './evaluate.ts';
import { installBrowserDom } from './browser-dom.ts';
import { rendererRequest, type RendererMessage, type RendererRequest, type Trial } from './messages.ts';
import { startWatchdog } from './start-watchdog.ts';

const LIMITS = { memoryBytes: 512 * 1_048_576, busyMs: 1500, silentMs: 10_000 };

const [applicationFile = ''] = process.argv.slice(2);
const { exit, memoryUsage } = process;
const sendToParent = process.send?.bind(process);
if (!sendToParent) throw new Error('A renderer is started by the shell.');
const send = (message: RendererMessage, sent?: () => void) => void sendToParent(message, undefined, undefined, sent);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const fail = (reason: string) => send({ type: 'fatal', reason }, () => exit(1));

process.on('uncaughtException', (error) => fail(`threw outside of a page: ${reasonOf(error)}`));
process.on('disconnect', () => exit());

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bundle is built from the file whose type is asserted
const application = (await import(pathToFileURL(applicationFile).href)) as Application;
interface LoadedModule {
  module: RemoteModule;
  trial: Trial;
}
let loadedModule: LoadedModule | undefined;
let probe: Promise<void> | undefined;
let changedBuiltIn: () => string | undefined = () => undefined;

/** @throws when the release has changed an object that the shell's modules use too */
const assertBuiltIns = () => {
  const change = changedBuiltIn();
  if (change !== undefined) throw new Error(`changes the built-in ${change}`);
};

const tryModule = async (loaded: RemoteModule, expose: string, { pages, browserRole, ...trial }: Trial) => {
  const urls = pages.filter((page) => page.expose === expose).map(({ url }) => new URL(url));
  if (browserRole) await application.tryInBrowserDom(loaded, { urls, role: browserRole });
  else await application.tryRemoteModule(loaded, { urls, ...trial });
};

const load = async ({ bundle, apiOrigin, cacheMs, trial }: Extract<RendererRequest, { type: 'load' }>) => {
  const [firstPage] = trial.pages;
  if (trial.browserRole && firstPage) await installBrowserDom(firstPage.url);
  application.configureApiClient({ apiOrigin, cacheMs });
  // The trial in a document signs a user in.
  if (!trial.browserRole) application.discardSharedState();
  await startWatchdog(LIMITS);
  withholdGlobals();
  changedBuiltIn = watchBuiltIns();
  for (const expose of Object.keys(bundle.modules)) {
    const loaded = evaluateModule(bundle, expose, application.providedModules);
    await tryModule(loaded, expose, trial);
    if (!trial.browserRole) await application.loadPages(loaded);
    assertBuiltIns();
    if (expose === './routes') loadedModule = { module: loaded, trial };
  }
  send({ type: 'ready' });
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

const render = async ({ id, page }: Extract<RendererRequest, { type: 'render' }>) => {
  try {
    if (!loadedModule) throw new Error('no release is loaded');
    const { module } = loadedModule;
    application.setContentVersion(page.contentVersion);
    const rendered = await application.renderPage({ ...page, url: new URL(page.url), module });
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

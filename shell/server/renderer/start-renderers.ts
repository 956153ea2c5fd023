import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { onTestFinished } from 'vitest';
import type { RendererPageRequest } from './messages.ts';
import { ReleaseRenderers } from './release-renderers.ts';

/** A small application with the exports that a renderer uses: a page is what the release returns for its path. */
export const APPLICATION = `
export const configureApiClient = () => undefined;
export const setContentVersion = () => undefined;
export const discardSharedState = () => undefined;
export const providedModules = { react: { isReact: true } };
export const renderPage = async ({ url, module }) => ({
  status: 200, head: '', styles: '', markup: String(await module.default(url.pathname)),
  paper: { head: '', foot: '' }, loaderData: {}, data: [], isComplete: true, analyticsSettings: {},
});
export const tryRemoteModule = async (module, { urls: [url] }) => {
  await renderPage({ module, url });
  return [];
};
export const loadPages = async () => undefined;
`;

/** Starts renderers of a release whose pages are rendered by `page(path)`. */
export const startRenderers = async ({
  page,
  before = '',
  size = 1,
}: {
  page: string;
  before?: string;
  size?: number;
}) => {
  const applicationFile = join(scratchFolder(), 'app.mjs');
  writeFileSync(applicationFile, APPLICATION);
  const deaths: string[] = [];
  const logged: string[] = [];
  const renderers = new ReleaseRenderers({
    size,
    bundle: {
      name: 'remote-public 0123456789abcdef',
      base: 'http://localhost:1/',
      modules: { './routes': `${before}; module.exports = { contract: 1, default: (path) => { ${page} } };` },
    },
    applicationFile,
    apiOrigin: 'http://localhost:9',
    cacheMs: 0,
    trial: { pages: [{ expose: './routes', url: 'http://localhost/' }], deadlineMs: 1 },
    log: (message) => logged.push(message),
    onDeath: (reason) => deaths.push(reason),
  });
  onTestFinished(() => renderers.stop());
  await renderers.use('live');
  return { renderers, deaths, logged };
};

export const pageRequest = (path: string): RendererPageRequest => ({
  url: `http://localhost${path}`,
  nonce: '',
  facts: { siteMode: 'demo', seed: 0 },
  deadlineMs: 1,
});

export const renderMarkup = async (renderers: ReleaseRenderers, path: string) =>
  (await renderers.render(pageRequest(path))).markup;

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isRemoteId, remoteIds } from 'shared-lib/federation';
import { readBundleKey } from 'tooling/build/bundle-key';
import { readConfig, ROOT, type SiteConfig } from 'tooling/config';
import { certificatesWarning, trustedProxyWarning } from 'tooling/site/live-warnings';
import { readLogLevel } from 'tooling/server/log-level';
import { startListening } from 'tooling/server/listen';
import { runCommand } from 'tooling/cli-error';
import { readTrustedProxies } from 'tooling/server/trusted-proxies';
import { lastGoodRegistry, readRegistry } from 'tooling/release/registry-file';
import { readTrustedKeys } from 'tooling/release/release-keys';
import type { TrustedKeys } from 'tooling/release/signatures';
import { ShellPresence } from 'tooling/release/shell-presence';
import { loadBuild, type Application } from './application.ts';
import { readWatchSettings } from './beacons/settings.ts';
import { Visits } from './beacons/visits.ts';
import { WatchWindow } from './beacons/watch-window.ts';
import { createServer } from './create-server.ts';
import { loadPreview, type LoadPreviewOptions } from './previews/load-preview.ts';
import { Previews } from './previews/previews.ts';
import { readPageCacheBytes } from './page-cache/settings.ts';
import { createFaultLog } from './fault-log.ts';
import { developmentSource } from './development.ts';
import { Health } from './health.ts';
import { createLogger, type Log } from './logging.ts';
import { currentRequestId } from './request-ids.ts';
import { Metrics } from './metrics/metrics.ts';
import { createMetricsServer, readMetricsSettings, type MetricsSettings } from './metrics/serve-metrics.ts';
import { Proposals } from './proposals/proposals.ts';
import { createProposalsServer, readProposalSettings } from './proposals/register-proposals.ts';
import type { ReleaseSource } from './registry-watch.ts';
import { useInternalOrigins } from './internal-url.ts';
import { askHost } from './release.ts';
import { watchHosts } from './watch-hosts.ts';
import { API_CACHE_MS, watchReleases, withdrawEverywhere } from './watch-releases.ts';

const HOST_INTERVAL_MS = 10_000;
const WATCH_INTERVAL_MS = 1000;

const createVisits = (source: ReleaseSource, sample: number, metrics: Metrics | undefined): Visits =>
  new Visits({
    sample,
    isRelease: (remote, version) => source.liveReleases.get(remote)?.remote.releases[version] !== undefined,
    onCount: (remote, version, what, times) => metrics?.document(remote, version, what, times),
  });

/** Opens the port of the figures, when there is one. */
const openMetricsPort = async (server: FastifyInstance, { host, port }: MetricsSettings, metrics: Metrics) => {
  if (port === undefined) return;
  const own = createMetricsServer(metrics);
  server.addHook('onClose', () => own.close());
  await startListening(own, { name: 'the metrics of the shell', host, port, variable: 'METRICS_PORT' });
};

/** What teams publish from other machines, with the ports that take it; undefined when none does. */
const prepareProposals = (options: ConstructorParameters<typeof Proposals>[0]) => {
  const settings = readProposalSettings(process.env);
  return settings && { ...settings, taken: new Proposals(options) };
};

/** Opens the port on which teams publish from other machines, when there is one. */
const openProposalsPort = async (
  server: FastifyInstance,
  { host, port, taken }: NonNullable<ReturnType<typeof prepareProposals>>,
) => {
  if (port === undefined) return;
  const own = createProposalsServer(taken);
  server.addHook('onClose', () => own.close());
  await startListening(own, { name: 'the proposals of the shell', host, port, variable: 'RELEASES_PORT' });
};

const createPreviews = (releases: ReleaseSource, trusted: TrustedKeys, loading: LoadPreviewOptions): Previews =>
  new Previews({
    siteOrigin: loading.config.siteOrigin,
    trusted,
    releases,
    load: (location, remote) => loadPreview(location, remote, loading),
    log: loading.log,
  });

const readKeys = async (config: SiteConfig, log: Log): Promise<TrustedKeys> => {
  const trusted = await readTrustedKeys(config);
  for (const id of remoteIds)
    if (trusted.teams[id].length === 0)
      log(`Releases of ${id} need no signature: make a key with "npm run release -- key ${id}".`);
  return trusted;
};

const prepareApplication = (application: Application, { apiOrigin }: SiteConfig, log: Log): void => {
  application.configureApiClient({
    apiOrigin,
    cacheMs: API_CACHE_MS,
    currentRequestId,
    onFailure: createFaultLog(log),
  });
  application.discardSharedState();
};

await runCommand(async () => {
  const config = readConfig();
  const logger = createLogger(readLogLevel(process.env));
  const log: Log = (message, details = {}) => logger.warn(details, message);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const build = await loadBuild(join(ROOT, 'shell', isDevelopment ? 'dist-dev' : 'dist'));
  const { application } = build;
  prepareApplication(application, config, log);
  for (const sentence of [trustedProxyWarning(config), certificatesWarning(config)]) if (sentence) log(sentence);
  useInternalOrigins(config.hostOrigins);
  // Fails early: without a registry and a last good state there is nothing to serve.
  if (!existsSync(lastGoodRegistry(config.registryFile))) await readRegistry(config.registryFile);
  const presence = new ShellPresence(config, log);
  await presence.start();
  const health = new Health(log);
  const metricsSettings = readMetricsSettings(process.env);
  const metrics = metricsSettings && new Metrics({ liveReleases: () => registry.liveReleases, health });
  const bundleKey = await readBundleKey(config);
  const trusted = await readKeys(config, log);
  const registry = watchReleases({ config, build, bundleKey, presence, health, trusted, metrics, log });
  await registry.start();
  const stopAsking = watchHosts({ releases: registry, askHost, health, intervalMs: HOST_INTERVAL_MS });
  const releases = isDevelopment ? await developmentSource(registry, process.env, log) : registry;
  const previews = isDevelopment ? undefined : createPreviews(registry, trusted, { config, build, bundleKey, log });
  const { sample, ...settings } = readWatchSettings(process.env);
  const visits = isDevelopment || sample === 0 ? undefined : createVisits(registry, sample, metrics);
  const withdraw = (remote: string, version: string, reason: string) => {
    log(`${remote} ${version} is withdrawn, the release before is used: ${reason}`);
    if (isRemoteId(remote)) void withdrawEverywhere(registry, { config, log }, { remote, version, reason });
  };
  const watch = visits && new WatchWindow({ releases: registry, visits, health, withdraw, settings, log });
  const watching = setInterval(() => watch?.tick(), WATCH_INTERVAL_MS).unref();
  const proposals = prepareProposals({ config, trusted, log });
  const server = await createServer({
    ...config,
    build,
    visits,
    previews,
    registry: releases,
    health,
    isTrustedProxy: readTrustedProxies(process.env),
    isDevelopment,
    pageCacheBytes: readPageCacheBytes(),
    metrics,
    metricsToken: metricsSettings?.token,
    releasesPage: { config, visits, watch },
    proposals: proposals?.isOpen ? proposals.taken : undefined,
    logger,
    log,
  });
  server.addHook('onClose', async () => {
    stopAsking();
    clearInterval(watching);
    for (const one of [registry, previews]) one?.stop();
    await presence.stop();
  });
  if (metrics && metricsSettings) await openMetricsPort(server, metricsSettings, metrics);
  if (proposals) await openProposalsPort(server, proposals);
  await startListening(server, { name: 'shell', host: config.listenHost, port: config.shellPort, variable: 'PORT' });
  console.log(`shell listens at ${config.siteOrigin}`);
});

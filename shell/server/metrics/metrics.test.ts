import Fastify from 'fastify';
import type { RegistryRemote } from 'shared-lib/federation';
import { expect, test } from 'vitest';
import { registerBeacons } from '../beacons/register-beacons.ts';
import { Visits } from '../beacons/visits.ts';
import { Health } from '../health.ts';
import type { LiveReleases } from '../registry-watch.ts';
import { Metrics } from './metrics.ts';
import { createMetricsServer, readMetricsSettings, registerMetrics } from './serve-metrics.ts';

const OLD = '00000000000000aa';
const NEW = '00000000000000bb';
const REMOTE = 'remote-public';

const releasesOf = (...versions: string[]): LiveReleases => {
  const remote: RegistryRemote = {
    origin: 'http://localhost:1',
    mounts: ['/'],
    ssr: true,
    current: NEW,
    verified: [],
    counter: 60_000,
    releases: Object.fromEntries(
      versions.map((version) => [version, { integrity: 'sha384-x', published_at: '2026-01-01T00:00:00Z' }]),
    ),
  };
  return new Map([[REMOTE, { remote, checks: {} }]]);
};

const start = () => {
  let releases = releasesOf(OLD, NEW);
  const health = new Health(() => undefined);
  const metrics = new Metrics({ liveReleases: () => releases, health, clock: () => 90_000 });
  /** Lines with a figure whose name begins so. */
  const lines = async (name: string) =>
    (await metrics.text()).text.split('\n').filter((line) => line.startsWith(`shell_${name}`));
  return { metrics, health, lines, retain: (...versions: string[]) => void (releases = releasesOf(...versions)) };
};

test('counts responses by class, so that no URL of a visitor becomes a label', async () => {
  const { metrics, lines } = start();
  for (const route of ['/*', '/*', '/api/*', '/static/js/index.0a1b.js', undefined]) metrics.response(route, 200);
  metrics.response('/*', 503);
  expect(await lines('requests_total')).toEqual([
    'shell_requests_total{kind="page",status="2xx"} 2',
    'shell_requests_total{kind="api",status="2xx"} 1',
    'shell_requests_total{kind="file",status="2xx"} 1',
    'shell_requests_total{kind="unknown",status="2xx"} 1',
    'shell_requests_total{kind="page",status="5xx"} 1',
  ]);
});

test('forgets the series of a release that the registry no longer has, and no other', async () => {
  const { metrics, lines, retain } = start();
  for (const release of [OLD, NEW, 'none']) {
    metrics.page({ remote: REMOTE, release, rendered_by: 'server' }, 200);
    metrics.document(REMOTE, release, 'loaded', 2);
    metrics.rendered(REMOTE, release, 30);
  }
  expect(await lines('pages_total')).toHaveLength(3);
  retain(NEW);
  for (const name of ['pages_total', 'browser_documents_total', 'render_seconds_count']) {
    const now = (await lines(name)).join('\n');
    expect([name, now.includes(OLD), now.includes(NEW), now.includes('none')]).toEqual([name, false, true, true]);
  }
});

test('says how old an entry of the registry is, and what is degraded now', async () => {
  const { health, lines } = start();
  expect(await lines('registry_age')).toEqual([`shell_registry_age_seconds{remote="${REMOTE}"} 30`]);
  health.set('registry', 'it is not JSON');
  expect(await lines('degraded')).toEqual(['shell_degraded{part="registry"} 1']);
  health.set('registry', undefined);
  expect(await lines('degraded')).toEqual([]);
});

test('counts the reports of browsers by step, and what became of their documents by release', async () => {
  const { metrics, lines } = start();
  const visits = new Visits({
    isRelease: () => true,
    onCount: (remote, version, what, times) => metrics.document(remote, version, what, times),
  });
  const server = Fastify();
  registerBeacons(server, { visits, metrics });
  visits.serve({ address: '127.0.0.1', path: '/about', page: '/about', remote: REMOTE, version: NEW });
  for (const payload of ['{"step":"start","path":"/about"}', '{"step":"page","path":"/about","failed":"blank"}', 'x'])
    await server.inject({ method: 'POST', url: '/_beacon', payload, headers: { 'content-type': 'text/plain' } });
  expect(await lines('beacons_total')).toEqual([
    'shell_beacons_total{kind="start"} 1',
    'shell_beacons_total{kind="page"} 1',
    'shell_beacons_total{kind="invalid"} 1',
  ]);
  expect(await lines('browser_documents_total')).toEqual([
    `shell_browser_documents_total{remote="${REMOTE}",release="${NEW}",outcome="blank"} 1`,
  ]);
});

const TOKEN = 'a-secret-of-at-least-thirty-two-characters';

test('gives the figures on the port of visitors only to those who know the token', async () => {
  const { metrics } = start();
  const server = Fastify();
  registerMetrics(server, metrics, TOKEN);
  const statusOf = async (headers: Record<string, string>) =>
    (await server.inject({ url: '/metrics', headers })).statusCode;
  for (const headers of [
    {},
    { authorization: TOKEN },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${TOKEN}x` },
    { cookie: `token=${TOKEN}` },
  ])
    expect(await statusOf(headers)).toBe(401);
  const allowed = await server.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect([allowed.statusCode, allowed.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(allowed.body).toContain('process_resident_memory_bytes');
  const own = await createMetricsServer(metrics).inject('/metrics');
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
});

test('has no figures unless a port or a token is given, and refuses a weak token without repeating it', () => {
  expect(readMetricsSettings({})).toBeUndefined();
  expect(readMetricsSettings({ METRICS_HOST: '0.0.0.0' })).toBeUndefined();
  expect(readMetricsSettings({ METRICS_PORT: '9100' })).toEqual({ host: 'localhost', port: 9100 });
  expect(readMetricsSettings({ METRICS_TOKEN: TOKEN })).toEqual({ host: 'localhost', token: TOKEN });
  expect(() => readMetricsSettings({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN is not valid: (?!.*short)/);
  for (const port of ['0', '70000', '1.5', 'x'])
    expect(() => readMetricsSettings({ METRICS_PORT: port })).toThrow(`METRICS_PORT="${port}" is not a port`);
});

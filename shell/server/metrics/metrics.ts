import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Health } from '../health.ts';
import type { Lookup } from '../page-cache/page-cache.ts';
import type { LiveReleases } from '../registry-watch.ts';

/** What is read when somebody asks for the figures. */
interface Sources {
  liveReleases(): LiveReleases;
  health: Health;
  clock?: () => number;
}

const RELEASE = ['remote', 'release'] as const;

/** From a page of the cache to the data deadline and beyond, in seconds. */
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.8, 1.5, 3, 6];

const PROXIED = /^\/(api|images|storage)(?:\/|$)/;

/** Class of a request, from the pattern of its route: a few values, whatever visitors type. */
const kindOf = (route: string | undefined): string => {
  if (route === undefined) return 'unknown';
  if (route === '/*') return 'page';
  const proxied = PROXIED.exec(route)?.[1];
  if (proxied) return proxied === 'api' ? 'api' : 'picture';
  if (/^\/(?:healthz|readyz|metrics|registry\.json|federation\.json|_releases(?:\/rollback)?)$/.test(route))
    return 'operation';
  return route === '/_beacon' ? 'beacon' : 'file';
};

/**
 * Figures of this shell for Prometheus. A label has few values: what visitors send is none, and series of a release end when the registry no
 * longer has it.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #sources: Sources;
  readonly #requests = this.#counter('requests_total', 'Responses, by class of the request and of the status.', [
    'kind',
    'status',
  ]);
  readonly #pages = this.#counter('pages_total', 'Documents sent, by release and by what rendered them.', [
    ...RELEASE,
    'rendered_by',
    'status',
  ]);
  readonly #cache = this.#counter(
    'page_cache_total',
    'Pages asked of the cache of pages: hit, stale, miss or shared.',
    ['result'],
  );
  readonly #fallbacks = this.#counter('fallbacks_total', 'Times that another release came in place of the live one.', [
    'remote',
  ]);
  readonly #reports = this.#counter('beacons_total', 'Reports of browsers, by step; refused ones too.', ['kind']);
  readonly #documents = this.#counter('browser_documents_total', 'What became of documents in browsers, by release.', [
    ...RELEASE,
    'outcome',
  ]);
  readonly #switches = this.#counter('switches_total', 'Changes of the release in use, and why.', ['remote', 'cause']);
  readonly #renderTime = new Histogram({
    name: 'shell_render_seconds',
    help: 'Time to render a page, with the wait for its data.',
    labelNames: RELEASE,
    buckets: RENDER_BUCKETS,
    registers: [this.#registry],
  });

  constructor(sources: Sources) {
    this.#sources = sources;
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('live_release', '1 for the release in use of each remote.', RELEASE, (gauge) => {
      for (const [remote, { current }] of sources.liveReleases())
        gauge.set({ remote, release: current?.version ?? 'none' }, current ? 1 : 0);
    });
    this.#gauge('registry_age_seconds', 'Time since the entry of a remote was changed.', ['remote'], (gauge) => {
      const now = (sources.clock ?? Date.now)();
      for (const [remote, { remote: entry }] of sources.liveReleases())
        if (entry.counter !== undefined) gauge.set({ remote }, Math.max(0, (now - entry.counter) / 1000));
    });
    this.#gauge('degraded', '1 for each part that does not work as it should; see /healthz.', ['part'], (gauge) => {
      for (const part of Object.keys(sources.health.faults)) gauge.set({ part }, 1);
    });
  }

  /** A response was sent. @param route pattern of its route */
  response(route: string | undefined, status: number): void {
    this.#requests.inc({ kind: kindOf(route), status: `${Math.floor(status / 100)}xx` });
  }

  page(sent: { remote: string; release: string; rendered_by: string }, status: number): void {
    const { remote, release, rendered_by } = sent;
    this.#pages.inc({ remote, release, rendered_by, status: String(status) });
  }

  rendered(remote: string, release: string, milliseconds: number): void {
    this.#renderTime.observe({ remote, release }, milliseconds / 1000);
  }

  cacheLookup(result: Lookup): void {
    this.#cache.inc({ result });
  }

  fallback(remote: string): void {
    this.#fallbacks.inc({ remote });
  }

  /** @param kind step of the report; `refused` or `invalid` for one that counts for nothing */
  beacon(kind: string): void {
    this.#reports.inc({ kind });
  }

  /** What became of a document in a browser. */
  document(remote: string, release: string, outcome: string, times: number): void {
    this.#documents.inc({ remote, release, outcome }, times);
  }

  switched(remote: string, cause: 'withdrawal' | 'registry'): void {
    this.#switches.inc({ remote, cause });
  }

  /** All figures in the text format of Prometheus. */
  async text(): Promise<{ type: string; text: string }> {
    await this.#forgetReleases();
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  async #forgetReleases(): Promise<void> {
    const liveReleases = this.#sources.liveReleases();
    const isRetained = ({ remote, release }: Partial<Record<string, string | number>>) =>
      release === 'none' || liveReleases.get(String(remote))?.remote.releases[String(release)] !== undefined;
    for (const counter of [this.#pages, this.#documents])
      for (const { labels } of (await counter.get()).values) if (!isRetained(labels)) counter.remove(labels);
    for (const { labels } of (await this.#renderTime.get()).values)
      if (!isRetained(labels)) this.#renderTime.remove(String(labels.remote), String(labels.release));
  }

  #counter(name: string, help: string, labelNames: readonly string[]): Counter {
    return new Counter({ name: `shell_${name}`, help, labelNames: [...labelNames], registers: [this.#registry] });
  }

  #gauge(name: string, help: string, labelNames: readonly string[], read: (gauge: Gauge) => void): void {
    const gauge: Gauge = new Gauge({
      name: `shell_${name}`,
      help,
      labelNames: [...labelNames],
      registers: [this.#registry],
      collect: () => {
        gauge.reset();
        read(gauge);
      },
    });
  }
}

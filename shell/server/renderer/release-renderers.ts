import type { RenderedPage } from '../../src/server/render.tsx';
import type { RendererPageRequest } from './messages.ts';
import { Renderer, type RendererOptions } from './renderer.ts';

/** Pages that one renderer works on at the same time, while their data is fetched. Further pages wait for a turn. */
const MAX_IN_FLIGHT = 8;
const MAX_WAIT_MS = 5000;
/** Delay before a renderer that ended early is replaced; it doubles up to the maximum. */
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 30_000;
/** A replaced renderer gets this long for the pages in flight. */
const DRAIN_MS = 10_000;
/** Renderers of a spare release are stopped after this long without a page. */
const SPARE_IDLE_MS = 60_000;

interface Options extends RendererOptions {
  /** Number of processes. */
  size: number;
  /** A renderer has ended by itself, or had to be replaced soon after its start. */
  onDeath(reason: string): void;
}

interface WaitingPage {
  start(renderer: Renderer): void;
  reject(error: Error): void;
}

/** What a page response needs of the renderers of a release. */
export interface PageRenderers {
  /**
   * Prepares for pages. Renderers of a live release run all the time, those of a spare one are started by its first page.
   * @throws why the live release cannot be rendered
   */
  use(role: 'live' | 'spare'): Promise<void>;
  /** @throws when the page throws, when its renderer ends, or when no renderer is free in time */
  render(page: RendererPageRequest): Promise<RenderedPage>;
  /** Stops when the pages of requests that still use this release are done. */
  retire(): void;
  /** Ends all processes at once. */
  stop(): void;
}

/** The renderers of one release. They are replaced when they end, and share the pages. */
export class ReleaseRenderers implements PageRenderers {
  readonly #options: Options;
  #role: 'live' | 'spare' | 'retired' = 'spare';
  #renderers = new Set<Renderer>();
  #waiting: WaitingPage[] = [];
  #deaths = 0;
  #hasStarted = false;
  #stopTimer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async use(role: 'live' | 'spare'): Promise<void> {
    this.#role = role;
    clearTimeout(this.#stopTimer);
    if (role === 'live') await this.#start(this.#options.size);
    else this.#stopAfter(SPARE_IDLE_MS);
  }

  retire(): void {
    this.#role = 'retired';
    this.#stopAfter(DRAIN_MS);
  }

  stop(): void {
    clearTimeout(this.#stopTimer);
    for (const renderer of this.#renderers) renderer.stop();
    this.#renderers.clear();
    this.#rejectWaiting();
  }

  /** Resolves when one of the renderers is ready. */
  async #start(size: number): Promise<void> {
    while (this.#renderers.size < size) this.#add();
    try {
      await Promise.any([...this.#renderers].map(({ ready }) => ready));
      this.#hasStarted = true;
    } catch (error) {
      this.stop();
      const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
      throw first instanceof Error ? first : new Error(String(first));
    }
  }

  #stopAfter(ms: number) {
    clearTimeout(this.#stopTimer);
    this.#stopTimer = setTimeout(() => this.stop(), ms).unref();
  }

  /** Process ids of the renderers that are ready. */
  get pids(): number[] {
    return [...this.#renderers].flatMap(({ isReady, pid }) => (isReady && pid !== undefined ? [pid] : []));
  }

  async render(page: RendererPageRequest): Promise<RenderedPage> {
    if (this.#role === 'spare') {
      this.#stopAfter(SPARE_IDLE_MS);
      await this.#start(1);
    }
    const free = this.#freeRenderer();
    if (free) return this.#renderWith(free, page);
    if (!this.#hasReady()) throw new Error('no renderer is ready');
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const waiting: WaitingPage = {
      start: (renderer) => {
        clearTimeout(timer);
        resolve(this.#renderWith(renderer, page));
      },
      reject: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    };
    const timer = setTimeout(() => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      reject(new Error('no renderer was free in time'));
    }, MAX_WAIT_MS);
    this.#waiting.push(waiting);
    return promise;
  }

  #hasReady(): boolean {
    return [...this.#renderers].some(({ isReady }) => isReady);
  }

  #freeRenderer(): Renderer | undefined {
    return [...this.#renderers]
      .filter(({ isReady, pagesInFlight }) => isReady && pagesInFlight < MAX_IN_FLIGHT)
      .toSorted((one, other) => one.pagesInFlight - other.pagesInFlight)[0];
  }

  async #renderWith(renderer: Renderer, page: RendererPageRequest): Promise<RenderedPage> {
    try {
      return await renderer.render(page);
    } finally {
      this.#startWaiting();
    }
  }

  #startWaiting() {
    if (!this.#hasReady()) return this.#rejectWaiting();
    for (let free = this.#freeRenderer(); free && this.#waiting.length > 0; free = this.#freeRenderer())
      this.#waiting.shift()?.start(free);
  }

  #rejectWaiting() {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(new Error('no renderer is ready'));
  }

  #add(): Renderer {
    const renderer = new Renderer(this.#options, {
      onDeath: (reason) => this.#onDeath(renderer, reason),
      onWorn: (reason, early) => this.#onWorn(renderer, reason, early),
    });
    this.#renderers.add(renderer);
    renderer.ready.then(
      () => this.#startWaiting(),
      () => undefined,
    );
    return renderer;
  }

  #onDeath(renderer: Renderer, reason: string) {
    const wasInUse = this.#renderers.delete(renderer);
    this.#startWaiting();
    // A release that ends before its first page was never in use: `start` has reported the reason.
    if (!this.#hasStarted) return;
    if (renderer.wasReady) this.#options.onDeath(reason);
    if (!wasInUse || this.#role !== 'live') return;
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#deaths++);
    setTimeout(() => this.#replace(), delay).unref();
  }

  #replace() {
    if (this.#role === 'live' && this.#renderers.size < this.#options.size) this.#add();
  }

  /** Starts the replacement first, then lets the old renderer finish its pages. */
  #onWorn(renderer: Renderer, reason: string, early: boolean) {
    if (!this.#renderers.has(renderer) || this.#renderers.size > this.#options.size) return;
    if (early) this.#options.onDeath(reason);
    this.#options.log(`${this.#options.bundle.name}: a renderer is replaced, because ${reason}`);
    this.#add().ready.then(
      () => {
        this.#renderers.delete(renderer);
        setTimeout(() => renderer.stop(), DRAIN_MS).unref();
        return undefined;
      },
      () => undefined,
    );
  }
}

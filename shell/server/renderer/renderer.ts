import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderedPage } from '../../src/server/render.tsx';
import { IsolatedProcess } from './isolated-process.ts';
import {
  rendererMessage,
  type Bundle,
  type PageFigure,
  type RendererPageRequest,
  type RendererRequest,
  type Trial,
} from './messages.ts';

const PROGRAM = join(import.meta.dirname, 'renderer-process.ts');
/** The process itself ends a start that takes too much processor time. This limit is for one that cannot, on the slowest machine. */
const START_CEILING_MS = 900_000;
/** After this time the browser renders the page. It covers the data deadline and a busy machine. */
const PAGE_LIMIT_MS = 6000;
/** A renderer above this resident memory is replaced without losing a page, long before its process must be ended. */
const REPLACE_ABOVE_BYTES = 320 * 1_048_576;

/** Memory that grows within this many pages is no fragmentation, but a leak. */
const EARLY_PAGES = 20;

/**
 * Young generation of a trial in a browser's document, in megabytes per space: each page fills and empties a whole document. With that of
 * a renderer, garbage collection took a third of the trial's processor time.
 */
const BROWSER_TRIAL_YOUNG_MB = 48;

/** A tried release is observed this long, because code may throw after the page was rendered. */
const OBSERVED_MS = 1500;

export interface RendererOptions {
  bundle: Bundle;
  /** The shell's application for Node. */
  applicationFile: string;
  apiOrigin: string;
  /** Maximum age of reused API responses, in milliseconds. */
  cacheMs: number;
  /** Done before the renderer counts as ready. */
  trial: Trial;
  log(message: string): void;
  /** Receives why a call to the API failed; such failures repeat with each page. Without it `log` does. */
  onApiFailure?(reason: string): void;
}

interface RendererEvents {
  /** The process has ended although nobody stopped it. */
  onDeath(reason: string): void;
  /**
   * It still renders, but should be replaced.
   * @param early so soon after its start that the release is at fault
   */
  onWorn(reason: string, early: boolean): void;
}

interface PendingPage {
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** One child process that renders pages with one release. */
export class Renderer {
  /** Resolves with the figures of its trial when the release is loaded and its first page was rendered; rejects with the reason when that failed. */
  readonly ready: Promise<PageFigure[]>;
  readonly #process: IsolatedProcess;
  readonly #events: RendererEvents;
  readonly #pages = new Map<number, PendingPage>();
  readonly #markReady: (figures: PageFigure[]) => void;
  readonly #onApiFailure: (reason: string) => void;
  #isReady = false;
  #isStopped = false;
  #nextId = 0;
  #renderedPages = 0;

  constructor({ log, onApiFailure = log, applicationFile, ...release }: RendererOptions, events: RendererEvents) {
    this.#events = events;
    this.#onApiFailure = onApiFailure;
    const { promise, resolve, reject } = Promise.withResolvers<PageFigure[]>();
    this.ready = promise;
    // Without a handler, a rejection would end the process. `onDeath` reports the end to callers that do not await `ready`.
    promise.catch(() => undefined);
    this.#process = new IsolatedProcess({
      file: PROGRAM,
      arguments: [applicationFile],
      onMessage: (message) => this.#receive(message),
      onEnd: (reason) => {
        clearTimeout(startTimer);
        reject(new Error(reason));
        this.#onEnd(reason);
      },
      log: (line) => log(`${release.bundle.name}: ${line}`),
      ...(release.trial.browser === undefined ? {} : { youngMb: BROWSER_TRIAL_YOUNG_MB }),
    });
    const startTimer = setTimeout(() => this.#process.end('did not start in time'), START_CEILING_MS);
    this.#markReady = (figures) => {
      clearTimeout(startTimer);
      this.#isReady = true;
      resolve(figures);
    };
    this.#send({ type: 'load', ...release });
  }

  get isReady(): boolean {
    return this.#isReady && !this.#isStopped;
  }

  /** Whether it has ever been ready. */
  get wasReady(): boolean {
    return this.#isReady;
  }

  get pagesInFlight(): number {
    return this.#pages.size;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * Renders one page.
   * @throws when the page throws, takes too long, or the process ends
   */
  render(page: RendererPageRequest): Promise<RenderedPage> {
    const id = this.#nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const timer = setTimeout(() => {
      this.#take(id)?.reject(new Error(`took longer than ${PAGE_LIMIT_MS} ms`));
      this.#events.onWorn(`a page took longer than ${PAGE_LIMIT_MS} ms`, false);
    }, PAGE_LIMIT_MS);
    this.#pages.set(id, { resolve, reject, timer });
    this.#send({ type: 'render', id, page });
    return promise;
  }

  /** Ends the process; pages in flight fail. */
  stop(): void {
    this.#isStopped = true;
    this.#process.end('was stopped');
  }

  #send(message: RendererRequest) {
    this.#process.send(message);
  }

  #take(id: number): PendingPage | undefined {
    const pending = this.#pages.get(id);
    this.#pages.delete(id);
    clearTimeout(pending?.timer);
    return pending;
  }

  #receive(message: unknown) {
    const parsed = rendererMessage.safeParse(message);
    if (!parsed.success) return this.#process.end('sent a message that the shell does not understand');
    const { data } = parsed;
    switch (data.type) {
      case 'ready':
        return this.#markReady(data.figures);
      case 'page': {
        const { redirect, ...page } = data.page;
        this.#take(data.id)?.resolve(redirect === undefined ? page : { ...page, redirect });
        this.#renderedPages += 1;
        if (data.memoryBytes > REPLACE_ABOVE_BYTES)
          this.#events.onWorn('its memory grows', this.#renderedPages <= EARLY_PAGES);
        return undefined;
      }
      case 'page-failed':
        return this.#take(data.id)?.reject(new Error(data.reason));
      case 'api-failed':
        return this.#onApiFailure(data.reason);
      case 'fatal':
        return this.#process.explain(data.reason);
    }
  }

  #onEnd(reason: string) {
    const wasStopped = this.#isStopped;
    this.#isStopped = true;
    for (const id of this.#pages.keys()) this.#take(id)?.reject(new Error(`its renderer ended: ${reason}`));
    if (!wasStopped) this.#events.onDeath(reason);
  }
}

/** A trial in a process of its own. */
const startTrial = (options: RendererOptions) => {
  const { promise: died, reject } = Promise.withResolvers<never>();
  died.catch(() => undefined); // a renderer that ends before it is ready also rejects `ready`
  const renderer = new Renderer(options, {
    onDeath: (reason) => reject(new Error(reason)),
    onWorn: (reason) => reject(new Error(reason)),
  });
  return { renderer, died };
};

/**
 * Tries a release, each trial in a process of its own, which ends afterwards. A trial starts when the one before is ready, so that the
 * processes do not compete for the processor, and all of them are observed until the last one has ended.
 * @returns processor times of the pages of each trial
 * @throws why the release cannot be used
 */
export const tryRelease = async (trials: readonly RendererOptions[]): Promise<PageFigure[][]> => {
  const started: ReturnType<typeof startTrial>[] = [];
  const figures: PageFigure[][] = [];
  const unlessOneDies = <Result>(promise: Promise<Result>) =>
    Promise.race([promise, ...started.map(({ died }) => died)]);
  try {
    for (const options of trials) {
      const trial = startTrial(options);
      started.push(trial);
      figures.push(await unlessOneDies(trial.renderer.ready));
    }
    await unlessOneDies(wait(OBSERVED_MS));
    return figures;
  } finally {
    for (const { renderer } of started) renderer.stop();
  }
};

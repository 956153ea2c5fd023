import {
  areaOf,
  areas,
  matchesPattern,
  type ReleasePage,
  type RemoteId,
  type RemoteModule,
} from 'shared-lib/federation';
import { roles } from 'shared-lib/contracts';
import { session } from 'shared-lib/session';
import { createQueryClient } from '../../query-client.ts';
import { mayEnter } from '../../routing/access.ts';
import { textOfThrown } from '../markup.ts';
import type { PageFigure } from '../trial.ts';
import { installScripts, type BrowserFiles } from './container.ts';
import { dataStates, prepareSampleData, type DataState, type SampleData, type Viewer } from './sample-data.ts';
import { visit, type Seen } from './visit.tsx';

/** A release and what its pages get in the document of a trial. */
export interface BrowserTrial {
  remote: RemoteId;
  siteOrigin: string;
  files: BrowserFiles;
  pages: readonly ReleasePage[];
  samples: SampleData;
  /** `rows` opens the pages only with rows, to measure them. */
  scope: 'all' | 'rows';
}

interface Machine {
  /** Evaluates a script in the global scope. */
  run(text: string, name: string): void;
  /** Processor time of this process, in milliseconds. */
  processorMs(): number;
  /** Receives what is being tried, so that an error outside of a page names it. */
  onPlace(place: string): void;
}

/** Above this processor time, in milliseconds, a page is opened again, because the first visit also compiles its code. */
const REPEAT_ABOVE_MS = 90;
/** The quickest of so many visits counts: compiling and collecting garbage are no work of the page. */
const MAX_VISITS = 6;

const viewersOf = (remote: RemoteId): Viewer[] =>
  areas.some((area) => area.remote === remote && area.guard) ? ['guest', ...roles] : ['guest'];

const WITH: Record<DataState, string> = {
  rows: 'with rows',
  empty: 'without rows',
  failing: 'while the API fails',
};
const placeOf = (path: string, viewer: Viewer, state: DataState) => `${path} (${viewer}, ${WITH[state]})`;

/** The address of a page: one to which a page of this view links, or the sample of its route. */
const addressOf = ({ path, sample }: ReleasePage, links: ReadonlySet<string>): string | undefined => {
  if (!path.includes(':')) return path;
  return [...links].find((link) => matchesPattern(path, link)) ?? sample ?? path.replace(/\/:\w+\?$/, '');
};

const hasParameterLeft = (address: string) => address.includes(':');

/** Pages without parameters first: they link to the others. */
const inOrder = (pages: readonly ReleasePage[]): ReleasePage[] =>
  pages
    .filter(({ leadsTo }) => leadsTo === undefined)
    .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')));

/** @throws when a page belongs to another remote or module than the one that offers it */
const assertOwnPages = (remote: RemoteId, pages: readonly ReleasePage[]): void => {
  for (const { path, expose } of pages) {
    const area = areaOf(path);
    if (area.remote !== remote) throw new Error(`${path} is a page of ${area.remote}`);
    if (`./${area.expose}` !== expose) throw new Error(`${path} must be in ./${area.expose}, not in ${expose}`);
  }
};

/** Keeps what the release writes to the console, for the reason of a page that shows nothing. */
const collectWarnings = (): (() => string) => {
  let last = '';
  const keep = (...parts: unknown[]) => void (last = parts.map(textOfThrown).join(' '));
  Object.assign(console, { warn: keep, error: () => undefined, log: () => undefined, info: () => undefined });
  return () => {
    const taken = last;
    last = '';
    return taken;
  };
};

class Trial {
  readonly #trial: BrowserTrial;
  readonly #machine: Machine;
  readonly #modules = new Map<string, RemoteModule>();
  readonly #figures = new Map<string, number>();
  /** Pages that somebody may see. */
  readonly #shown = new Set<string>();
  readonly #opened = new Set<string>();
  readonly #takeWarning = collectWarnings();
  readonly #takeFailures: () => string[];

  constructor(trial: BrowserTrial, machine: Machine, takeFailures: () => string[]) {
    this.#trial = trial;
    this.#machine = machine;
    this.#takeFailures = takeFailures;
  }

  get figures(): PageFigure[] {
    return [...this.#figures].map(([path, ms]) => ({ path, ms: Math.round(ms) }));
  }

  addModule(expose: string, module: RemoteModule): void {
    const routes: unknown = module.default({ queryClient: createQueryClient('browser') });
    if (!Array.isArray(routes)) throw new Error(`${expose} does not return a list of routes`);
    this.#modules.set(expose, module);
  }

  async view(state: DataState, viewer: Viewer): Promise<void> {
    const links = new Set<string>();
    for (const page of inOrder(this.#trial.pages)) {
      const address = addressOf(page, links);
      if (address === undefined || hasParameterLeft(address) || !mayEnter(areaOf(address))) continue;
      const seen = await this.#open(page, address, state, viewer);
      for (const link of seen.links) links.add(link.split(/[?#]/, 1)[0] ?? '');
    }
  }

  /** @throws when a page is forbidden for everybody */
  assertPagesShown(): void {
    for (const path of this.#opened)
      if (!this.#shown.has(path)) throw new Error(`${path}: responds with 403 for everybody`);
  }

  async #open(page: ReleasePage, address: string, state: DataState, viewer: Viewer): Promise<Seen> {
    const place = placeOf(address, viewer, state);
    this.#machine.onPlace(place);
    this.#takeWarning();
    this.#opened.add(page.path);
    try {
      const first = await this.#measure(page, address, state);
      this.#assertShown(page, address, first.seen);
      if (state === 'rows') {
        const ms = await this.#quickest(page, address, first.ms);
        this.#figures.set(page.path, Math.max(ms, this.#figures.get(page.path) ?? 0));
      }
      return first.seen;
    } catch (error) {
      throw new Error(`${place}: ${textOfThrown(error)}`, { cause: error });
    }
  }

  /** @returns what the page shows, and its processor time in milliseconds */
  async #measure(page: ReleasePage, address: string, state: DataState): Promise<{ seen: Seen; ms: number }> {
    const before = this.#machine.processorMs();
    const seen = await this.#visit(page, address, state);
    return { seen, ms: this.#machine.processorMs() - before };
  }

  /** Processor time of the quickest visit, when the first one was slow. */
  async #quickest(page: ReleasePage, address: string, first: number): Promise<number> {
    let quickest = first;
    for (let visits = 1; visits < MAX_VISITS && quickest > REPEAT_ABOVE_MS; visits += 1)
      quickest = Math.min(quickest, (await this.#measure(page, address, 'rows')).ms);
    return quickest;
  }

  async #visit({ expose }: ReleasePage, address: string, state: DataState): Promise<Seen> {
    const module = this.#modules.get(expose);
    if (!module) throw new Error(`${expose} is not exposed`);
    const queryClient = createQueryClient('browser');
    // A second attempt after a pause would only make the trial longer.
    if (state === 'failing') queryClient.setDefaultOptions({ queries: { retry: false } });
    return visit(module.default({ queryClient }), new URL(address, this.#trial.siteOrigin), queryClient);
  }

  #assertShown({ path }: ReleasePage, address: string, { errors, isForbidden, heading, path: shown }: Seen): void {
    const [failure] = this.#takeFailures();
    if (failure !== undefined) throw new Error(failure);
    if (isForbidden) return;
    this.#shown.add(path);
    if (errors.length > 0) {
      const [error] = errors;
      throw new Error(textOfThrown(error), { cause: error });
    }
    if (shown !== address || heading !== '' || areaOf(path).policy === 'preview') return;
    const warning = this.#takeWarning();
    throw new Error(`it shows no heading (h1) with text${warning === '' ? '' : `; it warned: ${warning}`}`);
  }
}

/**
 * Runs the browser files of a release in the document of this process, and opens every page as a guest and as a user of each role, with
 * rows, without, and while the API fails.
 * @throws what a script or a page throws, with the page, the viewer and the state of the data
 * @returns processor time of each page with rows
 */
export const prepareBrowserTrial = (trial: BrowserTrial): ((machine: Machine) => Promise<PageFigure[]>) => {
  const setData = prepareSampleData(trial.samples);
  return async (machine) => {
    assertOwnPages(trial.remote, trial.pages);
    const scripts = await installScripts(trial.files, machine.run);
    const attempt = new Trial(trial, machine, scripts.takeFailures);
    for (const expose of trial.files.exposes) {
      machine.onPlace(expose);
      attempt.addModule(expose, await scripts.loadModule(expose));
    }
    for (const state of trial.scope === 'all' ? dataStates : (['rows'] as const))
      for (const viewer of viewersOf(trial.remote)) {
        setData(state, viewer);
        await attempt.view(state, viewer);
      }
    attempt.assertPagesShown();
    session.signOut();
    machine.onPlace('');
    scripts.evaluateOthers();
    return attempt.figures;
  };
};

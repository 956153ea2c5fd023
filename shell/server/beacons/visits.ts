import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Report } from './report.ts';
import { ReleaseFigures, type Outcome } from './figures.ts';

/** A document that this shell sent. */
export interface ServedDocument {
  address: string;
  /** Path as the browser requested it. */
  path: string;
  /** Kind of page, such as `/studies/:slug`. */
  page: string;
  remote: string;
  version: string;
}

interface Visit extends ServedDocument {
  servedAt: number;
  /** When its scripts ran; undefined for a client that runs none. */
  startedAt?: number;
  outcome?: Outcome;
  hasVitals?: true;
}

interface Options {
  /** Part of the documents whose reports count: 0 to 1. */
  sample?: number;
  /** Whether the registry has such a release: reports about others count for nothing. */
  isRelease(remote: string, version: string): boolean;
  /** Time in milliseconds. */
  clock?: () => number;
  /** A document whose scripts ran and that has not reported for so long has hung. */
  hungMs?: number;
  /** Receives what became of the documents of a release, and how often. */
  onCount?(remote: string, version: string, what: string, times: number): void;
}

const HUNG_MS = 20_000;
/** A client that has run no script after this long runs none. */
const START_MS = 60_000;
/** After this long a document sends no more reports. */
const END_MS = 1_800_000;
const MAX_VISITS = 20_000;
/** More open documents of one address are not counted: people have fewer. */
const MAX_VISITS_OF_ADDRESS = 100;
/** A person may leave and load a page twice before it is interactive; who does it more often is a release. */
const MAX_EARLY_LEAVES = 2;

/** The address without what names one device of a household: the network of an IPv6 address. */
const networkOf = (address: string): string =>
  isIP(address) === 6 && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;

/**
 * The documents that this shell sent, until their browsers have reported. A report counts only when the shell sent that document to that
 * address and the document's scripts ran there. Addresses are in memory only, as hashes with a key that nobody knows.
 */
export class Visits {
  readonly #sample: number;
  readonly #isRelease: Options['isRelease'];
  readonly #clock: () => number;
  readonly #hungMs: number;
  readonly #onCount: Options['onCount'];
  readonly #key = randomBytes(32);
  /** Hash of the address → its open documents, oldest first. */
  readonly #visits = new Map<string, Visit[]>();
  readonly #figures = new Map<string, ReleaseFigures>();
  /** Address and path → documents that were left early, one after the other. */
  readonly #earlyLeaves = new Map<string, number>();
  #count = 0;

  constructor({ sample = 1, isRelease, clock = Date.now, hungMs = HUNG_MS, onCount }: Options) {
    this.#onCount = onCount;
    this.#sample = sample;
    this.#isRelease = isRelease;
    this.#clock = clock;
    this.#hungMs = hungMs;
  }

  /** The figures of a release. */
  figuresOf(remote: string, version: string): ReleaseFigures {
    const name = `${remote} ${version}`;
    const figures =
      this.#figures.get(name) ?? new ReleaseFigures((what, times) => this.#onCount?.(remote, version, what, times));
    this.#figures.set(name, figures);
    return figures;
  }

  /** Begins the figures of a release anew, and forgets those of all releases but the given ones. */
  restart(remote: string, version: string, retained: ReadonlySet<string>): void {
    this.#figures.delete(`${remote} ${version}`);
    for (const name of this.#figures.keys()) if (!retained.has(name)) this.#figures.delete(name);
  }

  serve(document: ServedDocument): void {
    if (this.#sample < 1 && Math.random() >= this.#sample) return;
    const address = this.#hash(document.address);
    const visits = this.#visits.get(address) ?? [];
    if (this.#count >= MAX_VISITS || visits.length >= MAX_VISITS_OF_ADDRESS) return;
    this.#count += 1;
    this.#visits.set(address, [...visits, { ...document, address, servedAt: this.#clock() }]);
  }

  /** Takes what a browser reports. A report about a document that was not sent to this address changes nothing. */
  report(from: string, report: Report): void {
    const address = this.#hash(from);
    for (const { remote, version } of report.crashed ?? [])
      if (this.#isRelease(remote, version)) this.#crash(address, remote, version);
    const visits = (this.#visits.get(address) ?? []).filter(({ path }) => path === report.path);
    if (report.step === 'start') {
      const started = visits.findLast(({ startedAt }) => startedAt === undefined);
      if (started) started.startedAt = this.#clock();
      return;
    }
    const open = visits.filter(({ startedAt, outcome }) => startedAt !== undefined && outcome === undefined);
    // One that hangs does not report, also when its visitor has opened the page anew: that one is newer, or of another release.
    const newest = open.findLast(({ version }) => report.entries?.includes(version)) ?? open.at(-1);
    if (report.step === 'left') {
      if (newest) this.#end(newest, this.#isReloading(newest) ? 'reloading' : 'left');
      return;
    }
    const visit = report.step === 'page' ? newest : visits.findLast(({ outcome, hasVitals }) => outcome && !hasVitals);
    if (visit) this.#take(visit, report);
  }

  /** Counts the documents that have hung, and forgets those that report no more. Call it once a second. */
  sweep(): void {
    const now = this.#clock();
    for (const [address, visits] of this.#visits) {
      for (const visit of visits)
        if (visit.startedAt !== undefined && visit.outcome === undefined && now - visit.startedAt >= this.#hungMs)
          this.#end(visit, 'hung');
      const open = visits.filter(
        ({ servedAt, startedAt }) => now - servedAt < (startedAt === undefined ? START_MS : END_MS),
      );
      this.#count -= visits.length - open.length;
      if (open.length > 0) this.#visits.set(address, open);
      else this.#visits.delete(address);
    }
    if (this.#earlyLeaves.size > MAX_VISITS) this.#earlyLeaves.clear();
  }

  #hash(address: string): string {
    return createHmac('sha256', this.#key).update(networkOf(address)).digest('base64url');
  }

  #end(visit: Visit, outcome: Outcome): void {
    visit.outcome = outcome;
    this.figuresOf(visit.remote, visit.version).add(visit.address, visit.page, outcome);
  }

  /** Whether a document was left early once more than a person would. */
  #isReloading({ address, version, path }: Visit): boolean {
    const key = `${address} ${version} ${path}`;
    const times = (this.#earlyLeaves.get(key) ?? 0) + 1;
    this.#earlyLeaves.set(key, times);
    return times > MAX_EARLY_LEAVES;
  }

  #take(visit: Visit, report: Report): void {
    const { page, remote, version } = visit;
    const figures = this.figuresOf(remote, version);
    if (report.step === 'page') {
      const entries = report.entries?.filter((entry) => this.#isRelease(remote, entry));
      const outcome = outcomeOf({ ...report, entries }, version);
      if (!report.early) this.#earlyLeaves.delete(`${visit.address} ${version} ${visit.path}`);
      this.#end(visit, report.early && this.#isReloading(visit) ? 'reloading' : outcome);
      figures.addIncident(page, 'repaired', report.repaired ? 1 : 0);
    } else visit.hasVitals = true;
    figures.addIncident(page, 'policy violation', report.violations ?? 0);
    for (const vital of ['lcp', 'inp', 'cls'] as const) {
      const value = report[vital];
      if (value !== undefined) figures.addVital(page, vital, value);
    }
  }

  /**
   * A tab has left a release that crashed, for the one before. The document that crashed is the newest one of that release at this address;
   * when a page of another remote loaded it later, any document of this address vouches for the report.
   */
  #crash(address: string, remote: string, version: string): void {
    const started = (this.#visits.get(address) ?? []).filter(({ startedAt }) => startedAt !== undefined);
    const visit = started.findLast((one) => one.remote === remote && one.version === version);
    if (visit?.outcome === undefined || visit.outcome === 'left') {
      const known = visit ?? started.at(-1);
      if (!known) return;
      if (visit) this.#end(visit, 'crashed');
      else this.figuresOf(remote, version).add(address, known.page, 'crashed');
    } else if (visit.outcome === 'loaded') {
      visit.outcome = 'crashed';
      this.figuresOf(remote, version).failLater(address, visit.page, 'crashed');
    }
  }
}

/** What the report of a page says of its release. */
const outcomeOf = ({ failed, entries = [] }: Report, version: string): Outcome => {
  if (failed) return failed;
  // The browser has loaded another release of the remote after this one.
  return entries.includes(version) && entries.at(-1) !== version ? 'fell back' : 'loaded';
};

import { table } from 'tooling/checks/table';
import { afterAll, expect, test } from 'vitest';
import { Health } from '../health.ts';
import type { Report } from './report.ts';
import { Visits } from './visits.ts';
import { WatchWindow } from './watch-window.ts';

// What a release that fails in browsers only costs a site with 20 visits a minute, with the defaults of the watch window. What a visitor
// sees, and what a browser reports of it, is shown in real browsers by `e2e/release/watched.full.spec.ts`.

const NEW = '00000000000000aa';
const OLD = '00000000000000bb';
const SECOND = 1000;
const SECONDS_BETWEEN_VISITS = 3;
/** After so long with a broken page, a visitor opens it again. */
const PATIENCE_S = 15;
const VISITS = 100;

interface Fault {
  saw: string;
  /** What a document with the fault reports, and how many seconds after it was opened. */
  reports: readonly (readonly [after: number, report: Pick<Report, 'step' | 'failed' | 'early'>])[];
  /** Seconds until the tab opens a document by itself. */
  reloadsAfter?: number;
  /** With the next document of the tab, the one of the release before, which says that the tab left a release. */
  leavesRelease?: true;
}

const START = [1, { step: 'start' }] as const;
const HUNG = [START];
const seenAfter = (after: number, failed: 'crashed' | 'blank' | 'unresponsive') =>
  [START, [after, { step: 'page', failed, early: false }]] as const;

const faults: Record<string, Fault> = {
  'computes for ever when it loads': { saw: 'the page of the server, which does not respond', reports: HUNG },
  'computes for ever in a timer': { saw: 'a page that stops responding after 3 s', reports: HUNG },
  leaks: { saw: 'the tab of the browser ends', reports: HUNG },
  'reloads in a loop': {
    saw: 'a page that begins again and again',
    reports: [START, [3, { step: 'left' }]],
    reloadsAfter: 3,
  },
  'hides everything by CSS': { saw: 'an empty page', reports: seenAfter(10, 'blank') },
  'lays something over the page': { saw: 'a white area', reports: seenAfter(10, 'blank') },
  'swallows clicks': { saw: 'a page on which nothing can be clicked', reports: seenAfter(10, 'unresponsive') },
  'patches a prototype': { saw: 'the page of the server, which does not respond', reports: HUNG },
  'throws in an effect': {
    saw: 'one reload, then the release before',
    reports: [START, [2, { step: 'left' }]],
    reloadsAfter: 2,
    leavesRelease: true,
  },
  'throws with the first row of a list': { saw: 'a card in place of the list', reports: seenAfter(10, 'crashed') },
};

const rows: string[][] = [['a release that …', 'what a visitor saw', 'met it', 'longest', 'taken back after']];
afterAll(() => console.log(`\n${table(rows).join('\n')}\n`));

/** A shell with the defaults of the watch window, whose clock the test moves. */
const startShell = () => {
  const time = { now: Date.parse('2026-01-01T10:00:00.000Z') };
  const clock = () => time.now;
  const state: { live: string; takenBack?: { at: number; reason: string } } = { live: OLD };
  const visits = new Visits({ clock, isRelease: (_, version) => [NEW, OLD].includes(version) });
  const releases: ConstructorParameters<typeof WatchWindow>[0]['releases'] = { liveReleases: new Map() };
  const switchTo = (version: string) => {
    state.live = version;
    const published = { integrity: 'sha384-x', published_at: '2026-01-01T00:00:00.000Z' };
    const remote = {
      origin: 'http://localhost:1',
      mounts: ['/'],
      ssr: true,
      current: version,
      verified: [version, ...[NEW, OLD].filter((other) => other !== version)],
      releases: { [NEW]: published, [OLD]: published },
    };
    releases.liveReleases = new Map([['remote-public', { remote, current: { version } }]]);
  };
  const withdraw = (_remote: string, _version: string, reason: string) => {
    state.takenBack = { at: time.now, reason };
    switchTo(OLD);
  };
  const watch = new WatchWindow({
    releases,
    visits,
    clock,
    health: new Health(() => undefined),
    withdraw,
    log: () => undefined,
  });
  switchTo(OLD);
  watch.tick();
  return { time, state, visits, watch, switchTo };
};

type Shell = ReturnType<typeof startShell>;

/** The document of a visitor: when it was opened, and how many of its reports were sent. */
interface OpenDocument {
  release: string;
  at: number;
  sent: number;
}

/** A person with an address of their own, who opens a page until it works. */
class Visitor {
  readonly #shell: Shell;
  readonly #fault: Fault;
  readonly #address: string;
  readonly #openedAt: number;
  #document: OpenDocument;
  /** How long the visitor had no page that works, in seconds; undefined until there is one. */
  waited: number | undefined;
  hasMetFault = false;

  constructor(shell: Shell, fault: Fault, index: number) {
    this.#shell = shell;
    this.#fault = fault;
    this.#address = `10.0.${index >> 8}.${index & 255}`;
    this.#openedAt = shell.time.now;
    this.#document = this.#open(shell.state.live);
  }

  #open(release: string): OpenDocument {
    const { time, visits } = this.#shell;
    visits.serve({ address: this.#address, path: '/', page: '/', remote: 'remote-public', version: release });
    if (release === NEW) this.hasMetFault = true;
    else this.waited = (time.now - this.#openedAt) / SECOND;
    return { release, at: time.now, sent: 0 };
  }

  /** What has happened until now. */
  tick(): void {
    if (this.#document.release === OLD) return;
    const { time, state, visits } = this.#shell;
    const { reports, reloadsAfter = PATIENCE_S, leavesRelease } = this.#fault;
    const age = (time.now - this.#document.at) / SECOND;
    for (const [after, report] of reports.slice(this.#document.sent))
      if (age >= after) {
        this.#document.sent += 1;
        visits.report(this.#address, { path: '/', entries: [NEW], ...report });
      }
    if (age < reloadsAfter) return;
    this.#document = this.#open(leavesRelease ? OLD : state.live);
    if (!leavesRelease) return;
    visits.report(this.#address, { step: 'start', path: '/' });
    visits.report(this.#address, {
      step: 'page',
      path: '/',
      entries: [OLD],
      crashed: [{ remote: 'remote-public', version: NEW }],
    });
  }
}

test.each(Object.entries(faults))('takes back a release that %s, within a minute', (name, fault) => {
  const shell = startShell();
  const { time, state, watch } = shell;
  shell.switchTo(NEW);
  watch.tick();
  const switchedAt = time.now;
  const visitors: Visitor[] = [];
  for (let second = 0; second < VISITS * SECONDS_BETWEEN_VISITS; second += 1) {
    if (second % SECONDS_BETWEEN_VISITS === 0) visitors.push(new Visitor(shell, fault, visitors.length));
    for (const visitor of visitors) visitor.tick();
    watch.tick();
    time.now += SECOND;
  }
  const takenBack = state.takenBack ? (state.takenBack.at - switchedAt) / SECOND : Infinity;
  const met = visitors.filter(({ hasMetFault }) => hasMetFault);
  const longest = Math.max(...met.map(({ waited = Infinity }) => waited));
  rows.push([name, fault.saw, `${met.length}`, `${longest} s`, `${takenBack} s`]);
  expect(takenBack).toBeLessThanOrEqual(60);
  // Nobody waits longer than until the release is taken back and the page is opened once more.
  expect(longest).toBeLessThanOrEqual(60 + PATIENCE_S);
  expect(met.length).toBeLessThanOrEqual(60 / SECONDS_BETWEEN_VISITS);
  expect(visitors.every(({ waited }) => waited !== undefined)).toBe(true);
});

test('leaves a release alone whose documents load, at the same number of visits', () => {
  const shell = startShell();
  const good: Fault = { saw: '', reports: [START, [10, { step: 'page', early: false }]], reloadsAfter: 60 };
  shell.switchTo(NEW);
  const visitors: Visitor[] = [];
  for (let second = 0; second < VISITS * SECONDS_BETWEEN_VISITS; second += 1) {
    if (second % SECONDS_BETWEEN_VISITS === 0) visitors.push(new Visitor(shell, good, visitors.length));
    for (const visitor of visitors) visitor.tick();
    shell.watch.tick();
    shell.time.now += SECOND;
  }
  expect(shell.state.takenBack).toBeUndefined();
});

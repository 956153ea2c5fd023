import type { RegistryRemote } from 'shared-lib/federation';
import { expect, test } from 'vitest';
import { Health } from '../health.ts';
import { Visits } from './visits.ts';
import { WatchWindow, type WatchSettings } from './watch-window.ts';

const NEW = '00000000000000aa';
const OLD = '00000000000000bb';
const MINUTE = 60_000;
const PUBLISHED = '2026-01-01T00:00:00.000Z';

const entryWith = (current: string, others: readonly string[]): RegistryRemote => ({
  origin: 'http://localhost:1',
  mounts: ['/'],
  ssr: true,
  current,
  verified: [current, ...others],
  releases: Object.fromEntries(
    [current, ...others].map((version) => [version, { integrity: 'sha384-x', published_at: PUBLISHED }]),
  ),
});

interface StartOptions {
  /** The release that is live when the shell starts. */
  live?: string;
  /** When it starts, in minutes since the releases were published. */
  startMinute?: number;
  settings?: WatchSettings;
}

/** A shell that follows a registry, and what it has withdrawn. */
const startWatch = ({ live = OLD, startMinute = 1000, settings }: StartOptions = {}) => {
  const time = { now: Date.parse(PUBLISHED) + startMinute * MINUTE };
  const clock = () => time.now;
  const withdrawn: string[] = [];
  const releases: ConstructorParameters<typeof WatchWindow>[0]['releases'] = { liveReleases: new Map() };
  const publish = (version: string, others: readonly string[] = [OLD]) => {
    const remote = entryWith(
      version,
      others.filter((other) => other !== version),
    );
    releases.liveReleases = new Map([['remote-public', { remote, current: { version } }]]);
    watch.tick();
  };
  const visits = new Visits({ clock, isRelease: () => true });
  const health = new Health(() => undefined);
  const logged: string[] = [];
  const watch = new WatchWindow({
    releases,
    visits,
    health,
    clock,
    log: (line) => logged.push(line),
    ...(settings ? { settings } : {}),
    withdraw: (remote, version, reason) => withdrawn.push(`${remote} ${version}: ${reason}`),
  });
  /** A visitor gets a document of a release, which then reports. */
  const visit = (address: string, version: string, failed?: 'blank') => {
    visits.serve({ address, path: '/', page: '/', remote: 'remote-public', version });
    visits.report(address, { step: 'start', path: '/' });
    visits.report(address, { step: 'page', path: '/', failed });
  };
  publish(live, [OLD]);
  return { time, watch, visits, health, withdrawn, logged, publish, visit };
};

const addresses = (count: number, from = 1) => Array.from({ length: count }, (_, index) => `10.0.0.${from + index}`);

test('goes back by the defaults when pages fail at five addresses within ten minutes of the switch, and says why', () => {
  const { time, watch, health, withdrawn, publish, visit } = startWatch();
  for (const address of addresses(20)) visit(address, OLD);
  publish(NEW);
  time.now += 2 * MINUTE;
  for (const address of addresses(4)) visit(address, NEW, 'blank');
  watch.tick();
  expect(withdrawn).toEqual([]);
  expect(health.faults['browsers with remote-public']?.reason).toMatch(/4 of 4 addresses it failed/);
  visit('10.0.0.5', NEW, 'blank');
  watch.tick();
  watch.tick();
  expect(withdrawn).toEqual([
    `remote-public ${NEW}: in browsers at 5 of 5 addresses it failed within 2 min of its switch (blank 5): 100 % of a visitor's pages, against 0 % with the release before`,
  ]);
});

test('a thousand forged reports from three addresses change nothing', () => {
  const { watch, health, withdrawn, publish, visit } = startWatch();
  for (const address of addresses(20)) visit(address, OLD);
  publish(NEW);
  for (let turn = 0; turn < 1000; turn += 1) visit(`10.0.0.${1 + (turn % 3)}`, NEW, 'blank');
  watch.tick();
  expect(withdrawn).toEqual([]);
  // They alert only.
  expect(health.faults['browsers with remote-public']?.reason).toMatch(/at 3 of 3 addresses/);
  for (const address of addresses(17, 4)) visit(address, NEW);
  watch.tick();
  expect(withdrawn).toEqual([]);
  expect(health.faults).toEqual({});
});

test('stays with a release that fails as often as the one before', () => {
  const { watch, withdrawn, publish, visit } = startWatch();
  for (const address of addresses(10)) visit(address, OLD, 'blank');
  publish(NEW);
  for (const address of addresses(10)) visit(address, NEW, 'blank');
  watch.tick();
  expect(withdrawn).toEqual([]);
});

test('says after the window what became of its documents, and changes nothing from then on', () => {
  const { time, watch, withdrawn, logged, publish, visit } = startWatch();
  publish(NEW);
  for (const address of addresses(3)) visit(address, NEW);
  time.now += 11 * MINUTE;
  watch.tick();
  expect(logged).toEqual([`remote-public ${NEW} has been watched in browsers: loaded 3`]);
  for (const address of addresses(10)) visit(address, NEW, 'blank');
  watch.tick();
  expect(withdrawn).toEqual([]);
});

test('compares within the window and from the number of addresses that the settings name', () => {
  const { time, watch, withdrawn, publish, visit } = startWatch({ settings: { windowMs: MINUTE, minAddresses: 1 } });
  publish(NEW);
  visit('10.0.0.1', NEW, 'blank');
  watch.tick();
  expect(withdrawn).toHaveLength(1);
  publish('00000000000000cc');
  time.now += 2 * MINUTE;
  visit('10.0.0.1', '00000000000000cc', 'blank');
  watch.tick();
  expect(withdrawn).toHaveLength(1);
});

test('watches a release that became live just before the shell started', () => {
  for (const [startMinute, count] of [
    [1, 1],
    [11, 0],
  ] as const) {
    const { watch, withdrawn, visit } = startWatch({ live: NEW, startMinute });
    for (const address of addresses(6)) visit(address, NEW, 'blank');
    watch.tick();
    expect(withdrawn).toHaveLength(count);
  }
});

test('stays with a release that fails when there is no other, and says so in the state of the shell', () => {
  const { watch, health, withdrawn, publish, visit } = startWatch();
  publish(NEW, []);
  for (const address of addresses(10)) visit(address, NEW, 'blank');
  watch.tick();
  expect(withdrawn).toEqual([]);
  expect(health.faults['browsers with remote-public']?.reason).toMatch(/10 of 10 addresses/);
});

import { expect, test } from 'vitest';
import type { Report } from './report.ts';
import { Visits } from './visits.ts';

const NEW = '00000000000000aa';
const OLD = '00000000000000bb';
const SECOND = 1000;

/** Visits with a clock that the test sets. */
const start = () => {
  const time = { now: 0 };
  const visits = new Visits({ clock: () => time.now, isRelease: (_, version) => [NEW, OLD].includes(version) });
  const serve = (address: string, version = NEW, path = '/about') =>
    visits.serve({ address, path, page: path, remote: 'remote-public', version });
  const report = (address: string, step: Report['step'], more: Partial<Report> = {}) =>
    visits.report(address, { step, path: '/about', ...more });
  /** A document whose scripts run. */
  const open = (address: string, version = NEW) => {
    serve(address, version);
    report(address, 'start');
  };
  return { time, visits, serve, report, open, of: (version = NEW) => visits.figuresOf('remote-public', version) };
};

test('counts a document that reports as loaded, with its times, by kind of page', () => {
  const { visits, report, open, of } = start();
  open('10.0.0.1');
  report('10.0.0.1', 'page', { repaired: true, violations: 2, entries: [NEW] });
  report('10.0.0.1', 'end', { lcp: 900, inp: 40, cls: 0.01 });
  visits.sweep();
  expect(of().failureRate).toMatchObject({ addresses: 1, failing: 0, rate: 0 });
  expect(of().counts.get('/about')?.get('loaded')).toBe(1);
  expect([of().total('repaired'), of().total('policy violation')]).toEqual([1, 2]);
  expect(of().summary).toBe('loaded 1, repaired 1, policy violation 2; LCP 900, INP 40, CLS 0.01');
});

test('counts a document as hung when its scripts ran and it has not reported for 20 s', () => {
  const { time, visits, open, of } = start();
  open('10.0.0.1');
  time.now = 19 * SECOND;
  visits.sweep();
  expect(of().total('hung')).toBe(0);
  time.now = 20 * SECOND;
  visits.sweep();
  visits.sweep();
  expect(of().failureRate).toMatchObject({ addresses: 1, failing: 1, rate: 1, what: 'hung 1' });
});

test('does not take the page that a visitor opens after one that hangs for that one', () => {
  const { time, visits, report, open, of } = start();
  open('10.0.0.1');
  time.now = 10 * SECOND;
  open('10.0.0.1', OLD);
  report('10.0.0.1', 'page', { entries: [OLD] });
  time.now = 40 * SECOND;
  visits.sweep();
  expect([of().total('hung'), of(OLD).total('loaded'), of(OLD).total('hung')]).toEqual([1, 1, 0]);
});

test('does not count clients that run no script', () => {
  const { time, visits, serve, of } = start();
  serve('10.0.0.1');
  time.now = 120 * SECOND;
  visits.sweep();
  expect(of().failureRate.addresses).toBe(0);
});

test('counts no report about a document that was not sent to that address, or whose scripts did not run there', () => {
  const { report, serve, open, of } = start();
  report('10.0.0.9', 'page', { failed: 'blank' });
  serve('10.0.0.1');
  report('10.0.0.1', 'page', { failed: 'blank' });
  open('10.0.0.2');
  report('10.0.0.2', 'page', { failed: 'blank', path: '/blog' });
  report('10.0.0.9', 'page', { crashed: [{ remote: 'remote-public', version: NEW }] });
  expect(of().failureRate).toMatchObject({ addresses: 0, what: '' });
});

test('counts each document once, however often it reports', () => {
  const { report, open, of } = start();
  open('10.0.0.1');
  for (let turn = 0; turn < 50; turn += 1) report('10.0.0.1', 'page', { failed: 'blank' });
  expect(of().total('blank')).toBe(1);
});

test('counts a crash of the release that the tab has left, and the page of the release before as loaded', () => {
  const { time, visits, report, open, of } = start();
  open('10.0.0.1');
  open('10.0.0.1', OLD);
  report('10.0.0.1', 'page', { crashed: [{ remote: 'remote-public', version: NEW }] });
  // The document that crashed did not report itself: one that is taken for it must not hide the crash.
  time.now = 30 * SECOND;
  visits.sweep();
  expect(of().failureRate).toMatchObject({ failing: 1, what: 'crashed 1' });
  expect(of(OLD).failureRate).toMatchObject({ addresses: 1, failing: 0 });
});

test('counts a crash after the page had reported, and none of a release that does not exist', () => {
  const { report, open, of } = start();
  open('10.0.0.1');
  report('10.0.0.1', 'page');
  const crashed = [
    { remote: 'remote-public', version: NEW },
    { remote: 'remote-public', version: '00000000000000cc' },
  ] as const;
  open('10.0.0.1', OLD);
  report('10.0.0.1', 'page', { crashed: [...crashed] });
  expect(of().failureRate).toMatchObject({ failing: 1, rate: 1, what: 'crashed 1' });
  expect(of('00000000000000cc').failureRate.addresses).toBe(0);
});

test('counts that the browser loaded the release before after the new one', () => {
  const { report, open, of } = start();
  open('10.0.0.1');
  report('10.0.0.1', 'page', { entries: [NEW, OLD, '00000000000000cc'] });
  open('10.0.0.2');
  report('10.0.0.2', 'page', { entries: [NEW, '00000000000000cc'] });
  expect(of().failureRate).toMatchObject({ addresses: 2, failing: 1, what: 'fell back 1' });
});

test('does not blame a release for visitors who leave early, but for one that reloads again and again', () => {
  const { report, open, of } = start();
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
    open(address);
    report(address, 'left');
  }
  expect(of().failureRate).toMatchObject({ addresses: 0, failing: 0 });
  for (let turn = 0; turn < 3; turn += 1) {
    open('10.0.0.4');
    report('10.0.0.4', 'left');
  }
  expect(of().failureRate).toMatchObject({ addresses: 1, failing: 1, what: 'reloading 1' });
});

test('blames a release that reloads when the page has just become interactive, but no visitor who stays', () => {
  const { report, open, of } = start();
  for (const early of [true, true, false, true, true]) {
    open('10.0.0.1');
    report('10.0.0.1', 'page', { early });
  }
  expect(of().failureRate.failing).toBe(0);
  open('10.0.0.1');
  report('10.0.0.1', 'page', { early: true });
  expect(of().failureRate).toMatchObject({ failing: 1, what: 'reloading 1' });
});

test('takes the devices of one IPv6 network for one address', () => {
  const { report, open, of } = start();
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1']) {
    open(address);
    report(address, 'page', { failed: 'blank' });
  }
  expect(of().failureRate.addresses).toBe(2);
});

test('counts no more than 100 open documents of an address', () => {
  const { report, open, of } = start();
  for (let turn = 0; turn < 150; turn += 1) open('10.0.0.1');
  for (let turn = 0; turn < 150; turn += 1) report('10.0.0.1', 'page');
  expect(of().total('loaded')).toBe(100);
});

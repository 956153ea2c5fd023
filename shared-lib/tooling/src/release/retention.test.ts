import { describe, expect, test } from 'vitest';
import { expiredReleases } from './retention.ts';

const now = new Date('2026-06-30T12:00:00Z');
const DAY_MS = 86_400_000;

/** Registry entry with releases by their age in days. */
const remote = (
  ages: Record<string, number>,
  { current = Object.keys(ages)[0] ?? '', verified = [] as string[] } = {},
) => ({
  origin: 'http://localhost:3003',
  mounts: ['/admin'],
  ssr: false,
  current,
  verified,
  releases: Object.fromEntries(
    Object.entries(ages).map(([version, age]) => [
      version,
      { integrity: '', published_at: new Date(now.getTime() - age * DAY_MS).toISOString() },
    ]),
  ),
});

describe('expiredReleases', () => {
  test('never contains the five newest old releases, whatever their age', () => {
    expect(expiredReleases(remote({ live: 400, a: 401, b: 402, c: 403, d: 404, e: 405 }), now)).toEqual([]);
  });

  test('contains the other releases that were last live more than 30 days ago', () => {
    expect(
      expiredReleases(
        remote({ live: 1, a: 2, b: 3, c: 4, d: 5, e: 6, young: 29, replaced29DaysAgo: 300, old: 310 }),
        now,
      ),
    ).toEqual(['old']);
  });

  test('never contains the live release, also after a rollback to an old one', () => {
    expect(
      expiredReleases(remote({ a: 100, b: 101, c: 102, d: 103, e: 104, f: 105, g: 106 }, { current: 'g' }), now),
    ).toEqual(['f']);
  });

  test('never contains a verified release', () => {
    expect(
      expiredReleases(
        remote({ live: 1, a: 102, b: 103, c: 104, d: 105, e: 106, f: 107, g: 108 }, { verified: ['f'] }),
        now,
      ),
    ).toEqual(['g']);
  });
});

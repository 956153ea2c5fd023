import { describe, expect, it } from 'vitest';
import type { QuietAudit } from './quiet-audit.ts';
import { REFERENCE, summarise, summaryLines } from './summary.ts';

const pageAudit = (performance: number, accessibility = 100): QuietAudit => ({
  scores: { performance, accessibility },
  failed: {
    performance: [
      { id: 'total-blocking-time', title: 'Total Blocking Time', details: `${1000 - performance * 10} ms` },
    ],
    accessibility:
      accessibility === 100 ? [] : [{ id: 'link-name', title: 'Links have no name', details: '<a href="/about">' }],
  },
  largestPaint: 1800,
  blockingTime: 40,
  shift: 0.001,
  benchmarkIndex: 1700,
  stolen: 0.004,
  cpuSlowdown: 4,
});

describe('summarise', () => {
  it('takes the median of the audits, so that one slow audit does not count', () => {
    const { scores, missed } = summarise({ route: '/', pageAudits: [pageAudit(100), pageAudit(40), pageAudit(99)] }, [
      'performance',
      'accessibility',
    ]);
    expect(scores).toEqual({ performance: 99, accessibility: 100 });
    expect(missed).toEqual([]);
  });

  it('lists each audit that failed below a target once', () => {
    const pages = [{ route: '/about', pageAudits: [pageAudit(99, 96), pageAudit(99, 96), pageAudit(99, 96)] }];
    const lines = summaryLines(
      pages.map((page) => summarise(page, ['performance', 'accessibility'])),
      { categories: ['performance', 'accessibility'], rounds: 3 },
    );
    expect(lines.find((line) => line.startsWith('/about '))).toMatch(/99 .*96 .*NOT MET$/);
    expect(lines.slice(-2)).toEqual([
      '/about: accessibility 96, target 100',
      '  link-name: Links have no name (<a href="/about">)',
    ]);
  });

  it('counts a missing score as a missed target', () => {
    expect(
      summarise({ route: '/', pageAudits: [{ ...pageAudit(98), scores: {} }] }, ['performance']).missed,
    ).toHaveLength(1);
  });

  it('names a machine on which the home page misses the target even without its scripts', () => {
    const settings = { categories: ['performance'], rounds: 1 } as const;
    const linesOf = (performance: number) =>
      summaryLines([summarise({ route: REFERENCE, pageAudits: [pageAudit(performance)] }, ['performance'])], settings);
    const verdict =
      'This machine is too slow or too busy to judge: the home page misses the target even without its scripts.';
    expect(linesOf(98)).toContain(verdict);
    expect(linesOf(99)).not.toContain(verdict);
  });
});

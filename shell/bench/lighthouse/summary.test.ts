import { describe, expect, it } from 'vitest';
import type { Audited } from './audit.ts';
import { summarise, summaryLines } from './summary.ts';

const visit = (performance: number, accessibility = 100): Audited => ({
  scores: { performance, accessibility },
  failed: {
    performance: [{ id: 'total-blocking-time', title: 'Total Blocking Time', found: `${1000 - performance * 10} ms` }],
    accessibility:
      accessibility === 100 ? [] : [{ id: 'link-name', title: 'Links have no name', found: '<a href="/about">' }],
  },
  largestPaint: 1800,
  blocked: 40,
  shift: 0.001,
  machine: 1700,
});

describe('what is said of a page', () => {
  it('is the median of its visits: one busy moment takes nothing off', () => {
    const { scores, missed } = summarise({ route: '/', visits: [visit(98), visit(40), visit(97)] }, [
      'performance',
      'accessibility',
    ]);
    expect(scores).toEqual({ performance: 97, accessibility: 100 });
    expect(missed).toEqual([]);
  });

  it('names what kept it below a bar, each once', () => {
    const pages = [{ route: '/about', visits: [visit(98, 96), visit(98, 96), visit(98, 96)] }];
    const lines = summaryLines(
      pages.map((page) => summarise(page, ['performance', 'accessibility'])),
      ['performance', 'accessibility'],
      3,
    );
    expect(lines.find((line) => line.startsWith('/about '))).toMatch(/98 .*96 .*NOT MET$/);
    expect(lines.slice(-2)).toEqual([
      '/about: accessibility 96, bar 100',
      '  link-name: Links have no name (<a href="/about">)',
    ]);
  });

  it('does not take a missing judgement for a met bar', () => {
    expect(summarise({ route: '/', visits: [{ ...visit(98), scores: {} }] }, ['performance']).missed).toHaveLength(1);
  });
});

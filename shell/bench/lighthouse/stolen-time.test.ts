import { describe, expect, it } from 'vitest';
import { parseProcessorTime, readProcessorTime, stolenShare } from './stolen-time.ts';

describe('the stolen time of a virtual machine', () => {
  it('is the eighth column of the first line, without the time of guests', () => {
    const statistics = 'cpu  100 1 20 300 4 5 6 64 50 7\ncpu0 50 0 10 150 2 2 3 32 25 3\n';
    expect(parseProcessorTime(statistics)).toEqual({ total: 500, stolen: 64 });
  });

  it('is a share of the time between two readings', () => {
    expect(stolenShare({ total: 1000, stolen: 10 }, { total: 1200, stolen: 14 })).toBe(0.02);
  });

  it('is none between two readings at the same moment', () => {
    const now = readProcessorTime();
    expect(stolenShare(now, now)).toBe(0);
  });
});

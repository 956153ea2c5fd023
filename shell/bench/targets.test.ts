import { describe, expect, it } from 'vitest';
import { check, checkLines, count, ratio } from './targets.ts';

const paint = { what: 'largest paint', floor: 1.1, goal: 0.95, format: ratio };
const pages = { what: 'pages/s', floor: 120, goal: 250, isMinimum: true, format: count };

describe('a check', () => {
  it('shows whether a value is within its floor and its goal', () => {
    expect(check({ ...paint, value: 0.9 }).verdict).toBe('goal met');
    expect(check({ ...paint, value: 1.1 }).verdict).toBe('met');
    expect(check({ ...paint, value: 1.11 }).verdict).toBe('NOT MET');
  });

  it('turns the comparison when more is better', () => {
    expect(check({ ...pages, value: 250 })).toMatchObject({ floor: '>= 120', goal: '>= 250', verdict: 'goal met' });
    expect(check({ ...pages, value: 120 }).verdict).toBe('met');
    expect(check({ ...pages, value: 119 }).verdict).toBe('NOT MET');
  });

  it('never passes a value that was not measured', () => {
    expect(check({ ...paint, value: Number.NaN }).verdict).toBe('NOT MET');
    expect(check({ ...pages, value: Number.NaN }).verdict).toBe('NOT MET');
  });
});

it('prints floor, goal and verdict of each check, with an empty cell for a missing goal', () => {
  const lines = checkLines([
    check({ ...paint, value: 1 }),
    check({ what: 'chain', value: 3, floor: 2, format: count }),
  ]);
  expect(lines[1]).toMatch(/^largest paint +1\.00x +<= 1\.10x +<= 0\.95x +met$/u);
  expect(lines[2]).toMatch(/^chain +3 +<= 2 +NOT MET$/u);
});

import { expect, it } from 'vitest';
import { slowdownFor } from './calibrate.ts';

it('slows a machine of the reference speed down four times, and a slower one less', () => {
  expect(slowdownFor([1750])).toBe(4);
  expect(slowdownFor([875])).toBe(2);
});

it('never simulates a slower phone on a faster machine', () => {
  expect(slowdownFor([3000])).toBe(4);
});

it('follows the last audits, and ignores a busy moment', () => {
  expect(slowdownFor([1750, 1750, 1750, 875, 875, 100, 875, 875])).toBe(2);
});

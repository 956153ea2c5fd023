import { expect, it } from 'vitest';
import { isolatedFigures, splitFigures } from './figures-in-text.ts';

it.each([
  ['الخصم 10% في الموسم', ['10%']],
  ['تراجع 0.5% سنوياً، ثم 1,250%', ['0.5%', '1,250%']],
  ['نسب التشغيل 35% و45%', ['35%', '45%']],
  ['بين 10-15% أو 5%–10%', ['10-15%', '5%–10%']],
  ['أضاف \u221238 ثم +12.5%، وزاد بـ-3', ['\u221238', '+12.5%', '-3']],
  ['الهاتف +966 50 123 4567.', ['+966 50 123 4567']],
  ['بعد 12 شهراً في 2020-2021، الطلب CT-2026-0012', []],
  ['بلا أرقام', []],
])('finds the figures of «%s»', (text, figures) => {
  const parts = splitFigures(text);
  expect(parts.filter((_part, index) => index % 2 === 1)).toEqual(figures);
  expect(parts.join('')).toBe(text);
});

it('isolates figures where there are no elements', () => {
  expect(isolatedFigures('الخصم 10%، والفرق −3.')).toBe('الخصم \u206610%\u2069، والفرق \u2066−3\u2069.');
});

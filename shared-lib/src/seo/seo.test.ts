import { expect, it } from 'vitest';
import { pageTitle } from './seo.ts';

it('appends the company name to a title that does not contain it', () => {
  expect(pageTitle('من نحن')).toBe('من نحن | مقياس');
  expect(pageTitle('مقياس: دراسات جدوى')).toBe('مقياس: دراسات جدوى');
});

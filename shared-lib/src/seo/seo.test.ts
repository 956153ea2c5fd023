import { expect, it } from 'vitest';
import { pageTitle } from './seo.ts';

it('a title ends with the company’s name unless it names it already', () => {
  expect(pageTitle('من نحن')).toBe('من نحن | مقياس');
  expect(pageTitle('مقياس: دراسات جدوى')).toBe('مقياس: دراسات جدوى');
});

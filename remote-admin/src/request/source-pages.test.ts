import { expect, test } from 'vitest';
import { sourceName } from './source-pages.ts';

test.each([
  ['/contact?tab=feasibility&sector=industrial', 'صفحة التواصل، نموذج دراسة الجدوى'],
  ['/contact', 'صفحة التواصل'],
  ['/tools/feasibility?c=1.2', 'حاسبة الجدوى'],
  ['/contact?tab=constructor', 'صفحة التواصل'],
  ['/studies/central-kitchen', undefined],
  ['/constructor', undefined],
])('names the page and the form of «%s»', (path, name) => {
  expect(sourceName(path)).toBe(name);
});

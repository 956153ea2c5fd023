import { expect, it } from 'vitest';
import { differencesOf } from './version-comparison.tsx';

const labels = { title_ar: 'العنوان', body_html: 'المحتوى', tags: 'الوسوم' };

it('lists the labelled fields whose texts differ, without their HTML', () => {
  const before = { id: 1, title_ar: 'قديم', body_html: '<p>أول</p><p>ثان</p>', tags: ['أ'] };
  const now = { id: 1, title_ar: 'جديد', body_html: '<p>أول</p>', tags: ['أ'], updated_at: 'x' };
  expect(differencesOf(before, now, labels)).toEqual([
    { field: 'title_ar', label: 'العنوان', before: 'قديم', now: 'جديد' },
    { field: 'body_html', label: 'المحتوى', before: 'أول\nثان', now: 'أول' },
  ]);
});

it('treats missing and empty values as the same', () => {
  expect(differencesOf({ title_ar: '' }, { title_ar: null }, labels)).toEqual([]);
});

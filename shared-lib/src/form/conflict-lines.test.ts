import { expect, it } from 'vitest';
import { conflictLines } from './conflict-lines.ts';

it('shows the changed paragraphs of a formatted text as people read it, and only counts the others', () => {
  const mine = '<h2>مقدمة</h2><p>الأولى</p><p>الثانية &amp; <strong>غيرها</strong></p><p>الأخيرة</p>';
  const theirs = '<h2>مقدمة</h2><p>الأولى</p><p>الثانية كما كانت</p><p>الأخيرة</p>';
  expect(conflictLines(mine, theirs)).toEqual([
    { at: 0, unchanged: 2 },
    { at: 2, text: 'الثانية & غيرها' },
    { at: 3, unchanged: 1 },
  ]);
});

it('keeps a short text as it is', () => {
  expect(conflictLines('السعر < 5', 'غيره')).toEqual([{ at: 0, text: 'السعر < 5' }]);
});

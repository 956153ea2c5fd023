import { expect, it } from 'vitest';
import { compareTexts, type Passage } from './compared-text.tsx';

/** A passage as a line: the changed words in brackets, unchanged paragraphs as their number. */
const lineOf = (passage: Passage): string =>
  'unchanged' in passage
    ? `…${passage.unchanged}…`
    : passage.words
        .map(({ text, isChanged }) => (isChanged && text.trim() ? text.replace(text.trim(), `[${text.trim()}]`) : text))
        .join('');
const compare = (before: string, now: string) => {
  const sides = compareTexts(before, now);
  return { before: sides.before.map(lineOf), now: sides.now.map(lineOf) };
};

it('shows the changed words of a formatted text as people read it, and only counts unchanged paragraphs', () => {
  const mine = '<h2>مقدمة</h2><p>الأولى</p><p>الثانية &amp; <strong>غيرها</strong> هنا</p><p>الأخيرة</p>';
  const theirs = '<h2>مقدمة</h2><p>الأولى</p><p>الثانية &amp; سواها هنا</p><p>الأخيرة</p>';
  expect(compare(mine, theirs)).toEqual({
    before: ['…2…', 'الثانية & [غيرها] هنا', '…1…'],
    now: ['…2…', 'الثانية & [سواها] هنا', '…1…'],
  });
});

it('shows an added paragraph on its side only, and a repeated one too', () => {
  expect(compare('أول\nثان', 'أول\nجديد\nثان\nأول')).toEqual({
    before: ['…1…', '…1…'],
    now: ['…1…', '[جديد]', '…1…', '[أول]'],
  });
});

it('leaves the text of a short value unchanged, and a formatting alone changes no word', () => {
  expect(compare('السعر < 5', 'غيره').before).toEqual(['[السعر < 5]']);
  expect(compare('<p>نص</p>', '<p><strong>نص</strong></p>').now).toEqual(['…1…']);
  expect(compare('<p>نص</p>', '<p>نص</p><img src="/images/a.png" alt="رسم">').now).toEqual(['…1…', '[[رسم]]']);
});

it('gives up on long texts without a common word', () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ');
  const { before, now } = compareTexts(text('أ'), text('ب').replaceAll(' ', '  '));
  expect(
    [before, now].map((side) => side.flatMap((passage) => ('words' in passage ? passage.words : [])).length),
  ).toEqual([1, 1]);
});

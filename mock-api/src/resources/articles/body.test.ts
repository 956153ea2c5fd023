import { expect, test } from 'vitest';
import { headingsOf, readingMinutes, textOf, withHeadingIds } from './body.ts';

const html = '<p>مقدمة</p><h2>ما الجدوى؟</h2><h3>الحجم <strong>أولاً</strong></h3><h2>ما الجدوى؟</h2><h2>...</h2>';

test('headings get anchors of their words, each its own', () => {
  expect(headingsOf(withHeadingIds(html))).toEqual([
    { id: 'ما-الجدوى', title: 'ما الجدوى؟', level: 2 },
    { id: 'الحجم-اولا', title: 'الحجم أولاً', level: 3 },
    { id: 'ما-الجدوى-2', title: 'ما الجدوى؟', level: 2 },
    { id: 'section', title: '...', level: 2 },
  ]);
});

test('writing a text again changes no anchor, and an anchor of somebody else is replaced', () => {
  const once = withHeadingIds(html);
  expect(withHeadingIds(once)).toBe(once);
  expect(withHeadingIds('<h2 id="x" class="y">عنوان</h2>')).toBe('<h2 id="عنوان">عنوان</h2>');
});

test('what is read of a text has no markup', () => {
  expect(textOf('<p>أ&amp;ب&nbsp;&lt;ج&gt;</p>\n<p>د&unknown;</p>')).toBe('أ&ب <ج> د&unknown;');
});

test('reading time is whole minutes, and never none', () => {
  expect(readingMinutes('<p>كلمة</p>')).toBe(1);
  expect(readingMinutes(`<p>${'كلمة '.repeat(690)}</p>`)).toBe(5);
});

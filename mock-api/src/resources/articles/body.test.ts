import { expect, test } from 'vitest';
import { headingsOf, readingMinutes, textOf, withHeadingIds } from './body.ts';

const html = '<p>مقدمة</p><h2>ما الجدوى؟</h2><h3>الحجم <strong>أولاً</strong></h3><h2>ما الجدوى؟</h2><h2>...</h2>';

test('headings get unique anchors made of their text', () => {
  expect(headingsOf(withHeadingIds(html))).toEqual([
    { id: 'ما-الجدوى', title: 'ما الجدوى؟', level: 2 },
    { id: 'الحجم-اولا', title: 'الحجم أولاً', level: 3 },
    { id: 'ما-الجدوى-2', title: 'ما الجدوى؟', level: 2 },
    { id: 'section', title: '...', level: 2 },
  ]);
});

test('adding anchors is idempotent and replaces foreign ids', () => {
  const once = withHeadingIds(html);
  expect(withHeadingIds(once)).toBe(once);
  expect(withHeadingIds('<h2 id="x" class="y">عنوان</h2>')).toBe('<h2 id="عنوان">عنوان</h2>');
});

test('a heading keeps the water of its plate, and the table of contents has its title', () => {
  const plate = withHeadingIds('<h2 data-cubits="13.5" class="x">34 علامة</h2>');
  expect(plate).toBe('<h2 id="34-علامة" data-cubits="13.5">34 علامة</h2>');
  expect(withHeadingIds(plate)).toBe(plate);
  expect(headingsOf(plate)).toEqual([{ id: '34-علامة', title: '34 علامة', level: 2 }]);
});

test('textOf removes markup and decodes entities', () => {
  expect(textOf('<p>أ&amp;ب&nbsp;&lt;ج&gt;</p>\n<p>د&unknown;</p>')).toBe('أ&ب <ج> د&unknown;');
});

test('reading time is in whole minutes, at least one', () => {
  expect(readingMinutes('<p>كلمة</p>')).toBe(1);
  expect(readingMinutes(`<p>${'كلمة '.repeat(690)}</p>`)).toBe(5);
});

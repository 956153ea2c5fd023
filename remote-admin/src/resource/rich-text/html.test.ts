// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { DOMSerializer, Node } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';
import { contentOf, tidy } from './html.ts';

const schema = getSchema(createExtensions());

/** What the editor returns for HTML that nobody changed. */
const reopened = (html: string): string => {
  const box = document.createElement('div');
  const { content } = Node.fromJSON(schema, contentOf(schema, html));
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
  return tidy(box.innerHTML);
};

const head = '<thead><tr><th>السنة</th><th>صافي التدفق</th></tr></thead>';
const rows = '<tbody><tr><td>0</td><td>(100)</td></tr><tr><td>1</td><td>150</td></tr></tbody>';

it.each([
  [
    'a chart',
    `<figure data-chart="cash-flow"><table>${head}${rows}</table><figcaption>تعليق <strong>مهم</strong></figcaption></figure>`,
  ],
  ['a chart without a caption', `<figure data-chart="bars"><table>${head}${rows}</table></figure>`],
  ['a picture with a caption', '<figure><img src="/images/a.png" alt="بديل"><figcaption>تعليق</figcaption></figure>'],
  ['a call to action', '<p data-block="call-to-action">جاهز؟ <a href="/contact">اطلب الدراسة</a></p>'],
  ['the plates of a diary', '<h2 data-cubits="14">لوحة</h2><p>نص</p><h2 data-cubits="11.5">أخرى</h2>'],
  ['a table with a head', `<table>${head}${rows}</table>`],
  ['a table without a head', `<table>${rows}</table>`],
  ['a table of header cells only', '<table><tbody><tr><th>أ</th><th>ب</th></tr></tbody></table>'],
  ['a cell with two paragraphs', '<table><tbody><tr><td><p>أ</p><p>ب</p></td><td>ج</td></tr></tbody></table>'],
  [
    'headings, lists, quotes and links',
    '<h2>عنوان</h2><ul><li><p>بند</p></li></ul><blockquote><p>قول <a href="/blog">هنا</a></p></blockquote>',
  ],
])('keeps %s', (_what, html) => {
  expect(reopened(`<p>قبل</p>${html}<p>بعد</p>`)).toBe(`<p>قبل</p>${html}<p>بعد</p>`);
});

it('keeps the table of a figure whose kind of chart does not exist', () => {
  expect(reopened(`<figure data-chart="pie"><table>${rows}</table></figure>`)).toBe(
    `<figure><table>${rows}</table></figure>`,
  );
});

it('opens a heading whose water the column does not show as one without', () => {
  expect(reopened('<h2 data-cubits="99">لوحة</h2><h3 data-cubits="14">فرع</h3>')).toBe('<h2>لوحة</h2><h3>فرع</h3>');
});

it('opens a call whose link leaves the site as a paragraph', () => {
  expect(reopened('<p data-block="call-to-action">جاهز؟ <a href="https://example.com/">اطلب</a></p>')).toBe(
    '<p>جاهز؟ <a href="https://example.com/">اطلب</a></p>',
  );
});

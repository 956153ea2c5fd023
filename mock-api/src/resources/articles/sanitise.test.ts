import { xssCorpus } from 'testing/xss-corpus';
import { expect, test } from 'vitest';
import { articles as seeded } from '../../seed/content/articles.ts';
import { sanitise } from './body.ts';

/** Every allowed tag with its allowed attributes. Anything else between `<` and `>` fails the test. */
const TAGS =
  'h2|h3|h4|p|br|hr|blockquote|pre|ul|ol|li|figure|figcaption|img|a|strong|em|u|s|sub|sup|mark|code|bdi|small|span|table|caption|thead|tbody|tfoot|tr|th|td';
const VALUE = '"[^"<>]*"';
const ALLOWED = new RegExp(
  `^</?(?:${TAGS})(?: (?:dir="(?:rtl|ltr|auto)"|data-chart="(?:lines|cash-flow|bars)"|data-block="call-to-action"|data-cubits="1[1-6](?:\\.5)?"|lang=${VALUE}|title=${VALUE}|alt=${VALUE}|href="(?:/(?!/)|#|https?://|mailto:|tel:)[^"<>]*"|rel="noopener noreferrer"` +
    `|src="(?:/images/|https?://)[^"<>]*"|width="\\d+"|height="\\d+"|loading="lazy"|start=${VALUE}|colspan=${VALUE}|rowspan=${VALUE}|scope=${VALUE}))* ?/?>$`,
);
const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? [];

test.each(xssCorpus)('removes all active content of %s', (payload) => {
  for (const html of [
    payload,
    `<p>قبل ${payload} بعد</p>`,
    `<ul><li>${payload}`,
    `<a href="${payload}" title="${payload}">x</a>`,
    `<img alt="${payload}" src="x.png">`,
    `<h2>${payload}</h2>`,
  ]) {
    const clean = sanitise(html);
    for (const tag of tagsOf(clean)) expect(tag, clean).toMatch(ALLOWED);
    expect(sanitise(clean)).toBe(clean);
  }
});

test('keeps the seeded articles unchanged', () => {
  for (const { body_html } of seeded) expect(sanitise(body_html)).toBe(body_html.trim());
});

test.each([
  ['<h1>عنوان</h1><h5>فرعي</h5>', '<h2>عنوان</h2><h4>فرعي</h4>'],
  [
    '<h2 data-cubits="14">لوحة</h2><h1 data-cubits="11.5">أخرى</h1>',
    '<h2 data-cubits="14">لوحة</h2><h2 data-cubits="11.5">أخرى</h2>',
  ],
  [
    '<h2 data-cubits="17">أ</h2><h1 data-cubits="14.2">ب</h1><h2 data-cubits="1e1">ج</h2>',
    '<h2>أ</h2><h2>ب</h2><h2>ج</h2>',
  ],
  ['<h2 data-cubits="014">أ</h2><h3 data-cubits="14">ب</h3><p data-cubits="14">ج</p>', '<h2>أ</h2><h3>ب</h3><p>ج</p>'],
  ['<p><b>مهم</b> و<i>مائل</i> و<del>محذوف</del></p>', '<p><strong>مهم</strong> و<em>مائل</em> و<s>محذوف</s></p>'],
  ['<p class="MsoNormal" style="color:red" onclick="x()" data-x="1">نص</p>', '<p>نص</p>'],
  ['<div><section>نص</section></div>', 'نص'],
  ['<p dir="ltr" lang="en">text</p><p dir="sideways">نص</p>', '<p dir="ltr" lang="en">text</p><p>نص</p>'],
  ['<a href="/services/feasibility" target="_blank">خدمة</a>', '<a href="/services/feasibility">خدمة</a>'],
  [
    '<a href="https://example.com/?a=1&b=2">مرجع</a>',
    '<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">مرجع</a>',
  ],
  ['<a href="//example.com">مرجع</a>', '<a>مرجع</a>'],
  [
    '<img src="blog/irr-npv.png" alt="منحنى" width="800" height="wide" onerror="x()">',
    '<img src="/images/blog/irr-npv.png" alt="منحنى" width="800" loading="lazy" />',
  ],
  ['<img src="/storage/a.png">', '<img src="/images/a.png" alt="" loading="lazy" />'],
  ['<p>صورة<img src="data:image/png;base64,AA"></p>', '<p>صورة</p>'],
  [
    '<table><tr><th scope="row" colspan="2" bgcolor="red">بند</th><td>1</td></tr></table>',
    '<table><tr><th scope="row" colspan="2">بند</th><td>1</td></tr></table>',
  ],
  [
    '<figure data-chart="lines" data-x="1"><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
    '<figure data-chart="lines"><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
  ],
  ['<figure data-chart="pie">نص</figure><p data-chart="bars">نص</p>', '<figure>نص</figure><p>نص</p>'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
])('%s becomes %s', (html, clean) => {
  expect(sanitise(html)).toBe(clean);
});

test('handles deeply nested unclosed tags', () => {
  expect(sanitise('<div>'.repeat(20_000)).length).toBeLessThan(10);
  expect(sanitise(`<p>${'<b>'.repeat(5000)}x`)).toContain('x');
});

const call = (inner: string, attributes = 'data-block="call-to-action"') => `<p ${attributes}>${inner}</p>`;

test.each<[string, string, string | undefined]>([
  ['keeps a call to action', call('جاهز؟ <a href="/contact?type=consultation">اطلب</a>'), undefined],
  [
    'without other attributes',
    call('جاهز؟ <a href="/contact">اطلب</a>', 'dir="rtl" class="x" data-block="call-to-action"'),
    call('جاهز؟ <a href="/contact">اطلب</a>'),
  ],
  ...[
    ['a link to another site', 'جاهز؟ <a href="https://example.com/" rel="noopener noreferrer">اطلب</a>'],
    ['no sentence', '<a href="/contact">اطلب</a>'],
    ['no link', 'جاهز؟'],
    ['formatted text', 'جاهز <strong>الآن</strong>؟ <a href="/contact">اطلب</a>'],
    ['text after its button', 'جاهز؟ <a href="/contact">اطلب</a> بعده'],
  ].map(([what = '', inner = '']): [string, string, string] => [
    `leaves a paragraph of a call with ${what}`,
    call(inner),
    `<p>${inner}</p>`,
  ]),
  ['leaves a paragraph of another block', '<p data-block="video">نص</p>', '<p>نص</p>'],
])('%s', (_what, html, expected) => {
  expect(sanitise(html)).toBe(expected ?? html);
  expect(sanitise(sanitise(html))).toBe(expected ?? html);
});

test('leaves no call whose link a browser reads as another site', () => {
  for (const href of ['//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(sanitise(call(`جاهز؟ <a href="${href}">اطلب</a>`))).not.toContain('data-block');
});

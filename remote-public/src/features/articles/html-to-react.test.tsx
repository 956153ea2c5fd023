import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { htmlToReact } from './html-to-react.ts';

const drawn = (html: string) => renderToStaticMarkup(htmlToReact(html));

it('running text is drawn as it was written', () => {
  const html =
    '<h2 id="a">عنوان</h2><p>نص <strong>مهم</strong> &amp; أكثر<br/>سطر</p><ul><li>بند</li></ul><blockquote>قول</blockquote>';
  expect(drawn(html)).toBe(html);
});

it('a table keeps its cells and none of the space between them', () => {
  expect(
    drawn('<table>\n <tbody>\n  <tr>\n <th scope="row" colspan="2">بند</th><td>1 2</td></tr></tbody></table>'),
  ).toBe('<table><tbody><tr><th scope="row" colSpan="2">بند</th><td>1 2</td></tr></tbody></table>');
});

it.each([
  ['<p onclick="alert(1)" style="color:red" class="x" id="root">نص</p>', '<p>نص</p>'],
  [
    '<p>قبل<script>alert(1)</script><style>p{}</style><iframe src="https://x.example">س</iframe>بعد</p>',
    '<p>قبلبعد</p>',
  ],
  ['<a href="javascript:alert(1)">رابط</a>', '<a>رابط</a>'],
  ['<a href="java&#115;cript:alert(1)">رابط</a>', '<a>رابط</a>'],
  ['<a href="//x.example">رابط</a>', '<a>رابط</a>'],
  ['<img src="x" onerror="alert(1)">', '<img alt="" loading="lazy"/>'],
  ['<marquee>نص</marquee>', '<span>نص</span>'],
  ['<p dangerouslySetInnerHTML="x" constructor="y" ref="z">نص</p>', '<p>نص</p>'],
])('what is no running text does not get through: %s', (html, safe) => {
  expect(drawn(html)).toBe(safe);
});

it('links of the site stay plain, those elsewhere tell nothing of where they stood', () => {
  expect(drawn('<a href="/services/feasibility">هنا</a>')).toBe('<a href="/services/feasibility">هنا</a>');
  expect(drawn('<a href="https://x.example/a">هناك</a>')).toBe(
    '<a href="https://x.example/a" rel="noopener noreferrer">هناك</a>',
  );
});

it('what was left open is closed', () => {
  expect(drawn('<p>أول<p>ثان <em>مائل')).toBe('<p>أول</p><p>ثان <em>مائل</em></p>');
});

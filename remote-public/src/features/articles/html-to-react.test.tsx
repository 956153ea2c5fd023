import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { htmlToReact } from './html-to-react.ts';

const render = (html: string) => renderToStaticMarkup(htmlToReact(html));

it('renders allowed markup unchanged', () => {
  const html =
    '<h2 id="a">عنوان</h2><p>نص <strong>مهم</strong> &amp; أكثر<br/>سطر</p><ul><li>بند</li></ul><blockquote>قول</blockquote>';
  expect(render(html)).toBe(html);
});

it('renders tables without the white space between their elements', () => {
  expect(
    render('<table>\n <tbody>\n  <tr>\n <th scope="row" colspan="2">بند</th><td>1 2</td></tr></tbody></table>'),
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
])('removes unsafe markup: %s', (html, safe) => {
  expect(render(html)).toBe(safe);
});

it('adds rel="noopener noreferrer" to external links only', () => {
  expect(render('<a href="/services/feasibility">هنا</a>')).toBe('<a href="/services/feasibility">هنا</a>');
  expect(render('<a href="https://x.example/a">هناك</a>')).toBe(
    '<a href="https://x.example/a" rel="noopener noreferrer">هناك</a>',
  );
});

it('closes unclosed elements', () => {
  expect(render('<p>أول<p>ثان <em>مائل')).toBe('<p>أول</p><p>ثان <em>مائل</em></p>');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlToReact } from './html-to-react.ts';

const render = (html: string) => renderToStaticMarkup(htmlToReact(html));
const documentOf = (html: string) => new DOMParser().parseFromString(render(html), 'text/html');

it('renders allowed markup unchanged', () => {
  const html =
    '<h2 id="a">عنوان</h2><p>نص <strong>مهم</strong> &amp; أكثر<br/>سطر</p><ul><li>بند</li></ul><blockquote>قول</blockquote>';
  expect(render(html)).toBe(html);
});

it('keeps percentages and signed numbers in order, also in the cells of a table, and leaves isolated ones as they are', () => {
  expect(render('<p>خصم 10% <strong>أو −3</strong></p><p>من <bdi dir="ltr">5%</bdi></p><p><code>x+5%</code></p>')).toBe(
    '<p><span>خصم <bdi dir="ltr">10%</bdi> </span><strong><span>أو <bdi dir="ltr">−3</bdi></span></strong></p>' +
      '<p>من <bdi dir="ltr">5%</bdi></p><p><code>x+5%</code></p>',
  );
  expect(documentOf('<table><tr><td>أكثر 12.5%</td></tr></table>').querySelector('td bdi')?.textContent).toBe('12.5%');
});

it('marks the blocks below the first screen of a phone, whatever they are', () => {
  const { body } = documentOf(
    `${'<p>نص</p>'.repeat(4)}<h2>عنوان</h2><table><tbody><tr><th>بند</th></tr></tbody></table><center>نص</center>`,
  );
  expect([...body.children].map((block) => [block.tagName, block.hasAttribute('data-late')])).toEqual([
    ...Array.from({ length: 4 }, () => ['P', false]),
    ['H2', true],
    ['DIV', true],
    ['SPAN', true],
  ]);
  expect(body.querySelectorAll('[data-late] [data-late]')).toHaveLength(0);
});

it('renders a table without the white space between its elements, inside an element that scrolls and has its name', () => {
  const { body } = documentOf(
    '<table>\n <tbody>\n  <tr>\n <th scope="row" colspan="2">بند</th><td>1 2</td></tr></tbody></table>',
  );
  const region = body.querySelector('[role=group]');
  expect(region?.getAttribute('tabindex')).toBe('0');
  expect(region?.getAttribute('aria-label')).toBe('جدول: بند');
  expect(region?.innerHTML).toBe(
    '<table><tbody><tr><th scope="row" colspan="2">بند</th><td>1 2</td></tr></tbody></table>',
  );
});

describe('a call to action', () => {
  const call = (href: string) => `<p data-block="call-to-action">جاهز؟ <a href="${href}">اطلب الدراسة</a></p>`;

  it('shows its sentence and its link apart from the text', () => {
    const block = documentOf(call('/contact')).querySelector('p');
    expect(block?.className).not.toBe('');
    expect(block?.querySelector('a')?.getAttribute('href')).toBe('/contact');
    expect(block?.textContent).toBe('جاهز؟ اطلب الدراسة');
  });

  it.each(['https://example.com/', '//example.com'])('is a paragraph when its link leads to %s', (href) => {
    expect(documentOf(call(href)).querySelector('p')?.hasAttribute('class')).toBe(false);
  });
});

const chart = (kind: string, rows: readonly (readonly string[])[]) =>
  `<figure data-chart="${kind}"><table><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table><figcaption>يلتقي الخطان عند 20.</figcaption></figure>`;

describe('a chart', () => {
  it('shows lines with their crossing, their caption and a table of the same figures', () => {
    const { body } = documentOf(
      chart('lines', [
        ['الكمية', 'الإيراد', 'التكاليف'],
        ['10', '1,000', '1,500'],
        ['30', '3,000', '2,500'],
      ]),
    );
    expect(body.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('يلتقي الخطان عند 20.');
    expect(body.querySelectorAll('svg[role=img]:first-of-type path[data-part=line]').length).toBeGreaterThanOrEqual(2);
    expect(body.querySelector('[data-part=crossing]')).not.toBeNull();
    expect([...body.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
      '10',
      '1,000',
      '1,500',
      '30',
      '3,000',
      '2,500',
    ]);
    expect(body.querySelector('figcaption')?.textContent).toBe('يلتقي الخطان عند 20.');
  });

  it.each([
    ['cash-flow', '(100)', 'rect[data-fill=clay]'],
    ['cash-flow', '\u2066−100\u2069', 'rect[data-fill=clay]'],
    ['bars', '12%', 'rect[data-part=bar]'],
  ])('shows %s from the figure %s', (kind, figure, part) => {
    const { body } = documentOf(
      chart(kind, [
        ['البند', 'القيمة'],
        ['0', figure],
        ['1', '150'],
      ]),
    );
    expect(body.querySelector(part)).not.toBeNull();
  });

  it.each([
    [
      'an unknown kind',
      chart('pie', [
        ['أ', 'ب'],
        ['1', '2'],
        ['2', '3'],
      ]),
    ],
    [
      'a word among the figures',
      chart('bars', [
        ['أ', 'ب'],
        ['1', 'كثير'],
        ['2', '3'],
      ]),
    ],
    [
      'a row that is too short',
      chart('lines', [
        ['أ', 'ب', 'ج'],
        ['1', '2'],
        ['2', '3', '4'],
      ]),
    ],
    [
      'too many lines',
      chart('lines', [
        ['أ', '1', '2', '3', '4'],
        ['1', '1', '2', '3', '4'],
        ['2', '1', '2', '3', '4'],
      ]),
    ],
    ['no table', '<figure data-chart="lines"><figcaption>نص</figcaption></figure>'],
  ])('keeps the table when it has %s', (_what, html) => {
    const { body } = documentOf(html);
    expect(body.querySelector('svg')).toBeNull();
    expect(body.querySelectorAll('figure > [role=group] > table')).toHaveLength(html.includes('<table') ? 1 : 0);
    expect(body.querySelector('figcaption')).not.toBeNull();
  });
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

it.each([
  ['<table><tr><td>1</td></tr></table>', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  [
    '<table><caption>ج</caption><td>1</td><td>2</td><tfoot>3</tfoot></table>',
    '<table><caption>ج</caption><tbody><tr><td>1</td><td>2</td></tr></tbody><tfoot><tr><td>3</td></tr></tfoot></table>',
  ],
  ['<table><colgroup><col></colgroup><p>نص</p></table>', '<table><tbody><tr><td><p>نص</p></td></tr></tbody></table>'],
])('completes a table as browsers do: %s', (html, whole) => {
  expect(documentOf(html).querySelector('[role=group]')?.innerHTML).toBe(whole);
});

it.each([
  ['<p><strong><ul><li>بند</li></ul></strong></p>', '<span><strong><ul><li>بند</li></ul></strong></span>'],
  ['<a href="/a">أ <em><a href="/b">ب</a></em></a>', '<a href="/a">أ <em><span>ب</span></em></a>'],
  ['<ul><li><em><li>بند</li></em></li></ul>', '<ul><li><em><span>بند</span></em></li></ul>'],
  ['<ul><li>أ<ul><li>ب</li></ul></li></ul>', '<ul><li>أ<ul><li>ب</li></ul></li></ul>'],
  ['<td>خلية</td><tr>صف</tr><tbody></tbody>', '<span>خلية</span><span>صف</span><span></span>'],
])('leaves nothing where a browser would move it: %s', (html, expected) => {
  expect(render(html)).toBe(expected);
});

it('renders elements inside one another without end as their content', () => {
  const { body } = documentOf(`${'<em>'.repeat(5000)}نص${'</em>'.repeat(5000)}<p>بعده</p>`);
  expect(body.querySelectorAll('em')).toHaveLength(100);
  expect(body.querySelector('p')?.textContent).toBe('بعده');
  expect(body.textContent).toBe('نصبعده');
});

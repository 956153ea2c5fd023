// @vitest-environment jsdom
import { toFragment, toPastedFragment, toTrustedHtml } from 'shared-lib/sanitise';
import { describe, expect, it } from 'vitest';

const cleaned = (html: string): string => {
  const box = document.createElement('div');
  box.append(toFragment(html));
  return box.innerHTML;
};

describe('toFragment', () => {
  it.each([
    ['an event handler', '<p>نص<img src="/a.png" onerror="alert(1)" alt=""></p>', '<p>نص<img src="/a.png" alt=""></p>'],
    ['a script link', '<a href="javascript:alert(1)">رابط</a>', '<a>رابط</a>'],
    ['a link to another protocol-relative host', '<a href="//evil.example">رابط</a>', '<a>رابط</a>'],
    ['a script and a style element', '<style>p{}</style><script>alert(1)</script><p>نص</p>', '<p>نص</p>'],
    ['a style attribute', '<p style="position:fixed">نص</p>', '<p>نص</p>'],
    ['an element that articles do not have', '<form><p>نص</p></form>', '<p>نص</p>'],
  ])('removes %s', (_what, html, expected) => {
    expect(cleaned(html)).toBe(expected);
  });

  it('keeps direction, alignment and cells that span', () => {
    const html =
      '<p data-align="center"><bdi dir="ltr">+20 12</bdi></p><table><tbody><tr><td colspan="2">نص</td></tr></tbody></table>';
    expect(cleaned(html)).toBe(html);
  });

  it('keeps the kind of a chart', () => {
    const html = '<figure data-chart="lines"><table><tbody><tr><td>1</td></tr></tbody></table></figure>';
    expect(cleaned(html)).toBe(html);
  });

  it('keeps the bold text of Google Docs and drops its wrapper', () => {
    expect(cleaned('<b style="font-weight:normal"><span style="font-weight:700">مهم</span> عادي</b>')).toBe(
      '<span><strong>مهم</strong></span> عادي',
    );
  });

  it('keeps slanted, underlined and struck text of Google Docs, and no underline of a link', () => {
    const span = (style: string) => `<span style="font-weight:400;${style}">نص</span>`;
    expect(cleaned(span('font-style:italic'))).toBe('<span><em>نص</em></span>');
    expect(cleaned(span('text-decoration:underline;text-decoration-skip-ink:none'))).toBe('<span><u>نص</u></span>');
    expect(cleaned(span('text-decoration:line-through'))).toBe('<span><s>نص</s></span>');
    expect(cleaned(span('font-style:italic;font-style:normal'))).toBe('<span>نص</span>');
    expect(cleaned(`<a href="/blog">${span('text-decoration:underline')}</a>`)).toBe(
      '<a href="/blog"><span>نص</span></a>',
    );
  });
});

describe('toPastedFragment', () => {
  it('keeps headings and the styles that describe a list, without scripts', () => {
    const box = document.createElement('div');
    box.append(
      toPastedFragment(
        '<h1 class="a" style="mso-list:l0 level1" onclick="alert(1)">عنوان</h1><img src="javascript:alert(1)">',
      ),
    );
    expect(box.innerHTML).toBe('<h1 class="a" data-was-style="mso-list:l0 level1">عنوان</h1><img>');
  });
});

describe('toTrustedHtml', () => {
  it('returns clean HTML', () => {
    expect(toTrustedHtml('<p onclick="alert(1)">نص</p>')).toBe('<p>نص</p>');
  });
});

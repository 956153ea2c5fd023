/** Code points that no text of one line may hold when it is stored: nobody sees them, or a format forbids them. */
const ranges: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfdd0, 0xfdef],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
  [0x1d173, 0x1d17a],
  [0x1fffe, 0x1ffff],
  [0xe0000, 0xe00ff],
  [0x10fffe, 0x10ffff],
];

/** Every character of the ranges, and single surrogates, which no encoding can write. */
export const hostileCharacters: readonly string[] = [
  ...ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ),
  // In this order no two of them form a pair.
  '\uDC00',
  '\uDFFF',
  '\uD800',
  '\uDBFF',
];

/** Matches what no stored text of one line and no written format may contain. Line feeds and tabs are legitimate in long texts. */
export const HOSTILE = new RegExp(
  `\\p{Cs}|[${ranges
    .flatMap(([first, last]) => (first === 0 ? [[0, 8] as const, [0x0b, 0x1f] as const] : [[first, last] as const]))
    .map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`)
    .join('')}]`,
  'u',
);

/** A visible text with every hostile character at its start, inside and at its end, by twenty characters at a time. */
export const hostileTexts = (visible: string): string[] => {
  const middle = Math.ceil(visible.length / 2);
  const texts: string[] = [];
  for (let index = 0; index < hostileCharacters.length; index += 20) {
    const part = hostileCharacters.slice(index, index + 20).join('');
    texts.push(`${part}${visible.slice(0, middle)}${part}${visible.slice(middle)}${part}`);
  }
  return texts;
};

/** Visible texts that end a string, an element, a cell or a header of some format, or begin a formula or markup. */
export const breakingTexts: readonly string[] = [
  '</script><b>سارة</b>',
  '</title></textarea></style>',
  '<!-- سارة',
  '<!--<script>',
  '--> ]]> سارة',
  '<![CDATA[سارة',
  '<?xml version="1.1"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;',
  '" onload="x" \' onload=\'x',
  '&amp; & &#11; &#x0; &lt;',
  'سارة\r\nBcc: everybody@evil.example\r\n\r\nنص',
  'سارة\nX-Header: 1',
  'سارة" <a@evil.example>, b@evil.example',
  '=?utf-8?B?QmNjOiBhQGV2aWwuZXhhbXBsZQ==?=',
  '=1+1',
  "'=1+1",
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '=HYPERLINK("https://evil.example";"سارة")',
  '\uFF1D1+1',
  'سارة\u2028أحمد\u2029علي',
  '\\u0000 \\ud800 \\',
  '\\" \\n \\r',
  '%0D%0A%00 %',
  '{{x}} ${x} #set page(width: 1pt) $x$ <label> @ref *b* _i_ //',
  '.\r\n.\r\nQUIT',
  'Ελλάδα Привет שלום 漢字 ½ → ① \uFFFD ﷺ',
  'طويل '.repeat(400).trim(),
  'ط'.repeat(1200),
  `سارة e${'\u0300'.repeat(300)}`,
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u2764\uFE0F',
];

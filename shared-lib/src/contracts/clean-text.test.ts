import { HOSTILE, hostileCharacters, hostileTexts } from 'testing/hostile-texts';
import { describe, expect, test } from 'vitest';
import { cleanText, type TextKind } from './clean-text.ts';
import { contactInput } from './request-forms.ts';
import { emailText } from './text.ts';

const kinds: readonly TextKind[] = ['line', 'paragraphs', 'code'];
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

describe('removes every character that people cannot see', () => {
  test.each(['line', 'code'] as const)('from a text of the kind «%s»', (kind) => {
    for (const text of hostileTexts('sara@example.com')) {
      const cleaned = cleanText(text, kind);
      expect(cleaned).not.toMatch(HOSTILE);
      expect(withoutSpaces(cleaned)).toBe('sara@example.com');
      expect(cleaned).toBe(cleaned.trim());
    }
  });

  test('from the ends of a text with paragraphs, and controls also inside it', () => {
    for (const character of hostileCharacters)
      expect(cleanText(`${character}أول سطر\nثانٍ${character}`, 'paragraphs')).toBe('أول سطر\nثانٍ');
    expect(cleanText('أ\u0000ب\u0008ج\u200Bد\uFEFFه\u00ADو\u{E0041}', 'paragraphs')).toBe('أبجدهو');
  });

  test('leaves nothing of a text without anything visible', () => {
    for (const kind of kinds)
      for (const character of [...hostileCharacters, ' ', '\u00A0', '\u2800', '\u200C', '\u200D', '\uFE0F', '\u3000'])
        expect(cleanText(`${character}${character}`, kind)).toBe('');
    expect(cleanText('\u2066\u200F\u2069', 'paragraphs')).toBe('');
  });
});

test('line breaks of every system become spaces in one line, and line feeds in paragraphs', () => {
  for (const lineBreak of ['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
    expect(cleanText(`أول${lineBreak}ثانٍ`)).toBe('أول ثانٍ');
    expect(cleanText(`أول${lineBreak}${lineBreak}ثانٍ`, 'paragraphs')).toBe('أول\n\nثانٍ');
  }
  expect(cleanText('بند\t10', 'paragraphs')).toBe('بند\t10');
  expect(cleanText('بند\t10')).toBe('بند 10');
});

test('keeps joiners inside words and emoji, never at the ends and never where they hide in a word', () => {
  for (const text of [
    'می\u200Cخواهم',
    'س\u0651\u200Cم',
    'क्\u200Dष',
    '👩\u200D💻',
    '👩🏽\u200D🚀',
    '❤\uFE0F\u200D🔥',
    '☎\uFE0F',
    '葛\u{E0100}',
  ])
    for (const kind of ['line', 'paragraphs'] as const) expect(cleanText(`\u200C${text}\u200D`, kind)).toBe(text);
  expect(cleanText('ad\u200Cmin')).toBe('admin');
  expect(cleanText('س \u200Cم\u200D 5')).toBe('س م 5');
  expect(cleanText('می\u200B\u200C\u200C\u200Bخواهم')).toBe('می\u200Cخواهم');
  expect(cleanText('x\uFE00\uFE01\uFE02y')).toBe('x\uFE00y');
  expect(cleanText('sa\u200Dra\uFE0F@example.com', 'code')).toBe('sara@example.com');
});

test.each([
  ['a pair of isolates', 'من \u2066G-1\u2069 إلى', 'من \u2066G-1\u2069 إلى'],
  ['a mark between two directions', 'C++\u200F هي', 'C++\u200F هي'],
  ['an override with its end', 'abc\u202Egpj\u202C.exe', 'abcgpj.exe'],
  ['an override without an end', 'abc\u202Egpj', 'abcgpj'],
  ['an isolate without an end', 'a\u2067b\nc', 'ab\nc'],
  ['ends without a start', 'a\u2069b\u202Cc', 'abc'],
  ['an embedding that an isolate ends', '\u2066a\u202Bb\u2069c', '\u2066ab\u2069c'],
  ['an end of an embedding inside an isolate', '\u202Aa\u2066b\u202Cc\u2069d\u202C', '\u202Aa\u2066bc\u2069d\u202C'],
])('paragraphs keep balanced direction marks: %s', (_title, text, expected) => {
  expect(cleanText(text, 'paragraphs')).toBe(expected);
  expect(cleanText(text)).not.toMatch(HOSTILE);
});

test('cleaning twice changes nothing more, and never a text of visible characters', () => {
  const parts = [
    'س',
    'a',
    ' ',
    '\n',
    '\u200C',
    '\u200D',
    '\uFE0F',
    '👩',
    '\u2066',
    '\u2069',
    '\u202E',
    '\u202C',
    '\u200B',
    '\u200F',
    '\u2800',
  ];
  let seed = 7;
  const next = (): string => {
    seed = (seed * 48_271) % 2_147_483_647;
    return parts[seed % parts.length] ?? '';
  };
  for (let count = 0; count < 2000; count += 1) {
    const text = Array.from({ length: 9 }, next).join('');
    for (const kind of kinds) expect(cleanText(cleanText(text, kind), kind)).toBe(cleanText(text, kind));
  }
  const visible = 'م. أحمد الـعُمَري — «Ahmed & Sons» <b> 5% ﷼ 🇸🇦 1\uFE0F\u20E3 \u06DD';
  for (const kind of ['line', 'paragraphs'] as const) expect(cleanText(visible, kind)).toBe(visible);
});

test('a long run of one character is cleaned like a short one', () => {
  for (const text of ['\u202A\u2069', '\u2066', '\u200C', '\u200B'])
    for (const kind of kinds)
      expect(cleanText(`a${text.repeat(30_000)}${' '.repeat(30_000)}b`, kind)).toHaveLength(30_002);
});

test('an e-mail address from WhatsApp is accepted and clean, a name of invisible characters is missing', () => {
  expect(emailText().parse('\u202Asara@example.com\u202C')).toBe('sara@example.com');
  const input = {
    name: '\u200F\u3164',
    email: '\uFEFFa@b.co',
    phone: '\u202A+966 50\u00A0123\u202C',
    subject: 'أ\u000Bب',
    message: 'م\r\nن',
  };
  expect(contactInput.safeParse(input).error?.issues.map(({ message }) => message)).toEqual(['name-required']);
  expect(contactInput.parse({ ...input, name: 'منى\u202E' })).toMatchObject({
    name: 'منى',
    email: 'a@b.co',
    phone: '+966 50\u00A0123',
    subject: 'أ ب',
    message: 'م\nن',
  });
});

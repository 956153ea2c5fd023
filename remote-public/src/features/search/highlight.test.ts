import { foldArabic } from 'shared-lib/format';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** The text with hits in brackets. */
const bracketHits = (text: string, query: string) =>
  highlight(text, new Set(foldArabic(query).split(' ')))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['دراسات الجدوى، وخطط الأعمال', 'الجدوي', 'دراسات [الجدوى]، وخطط الأعمال'],
  ['قال أحمد: «مُستشفى جديد»', 'احمد مستشفي', 'قال [أحمد]: «[مُستشفى] جديد»'],
  ['عائد 21.9% في 2026', '٢٠٢٦', 'عائد 21.9% في [2026]'],
  ['معدل IRR المستهدف', 'irr', 'معدل [IRR] المستهدف'],
  ['سطر\n\nآخر', 'اخر', 'سطر\n\n[آخر]'],
  ['لا شيء هنا', 'مصنع', 'لا شيء هنا'],
  ['يستمر موسم التمر', 'تمر التمر', 'يستمر موسم [التمر]'],
  ['', 'مصنع', ''],
])('in «%s» the query «%s» highlights %s', (text, query, expected) => expect(bracketHits(text, query)).toBe(expected));

test('keeps every character of the text', () => {
  const text = '  «مصنع» تمور (المصنع)… مصنعـــان ';
  expect(
    highlight(text, new Set(['مصنع']))
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

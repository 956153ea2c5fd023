import { searchWords } from 'shared-lib/format';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** The text with its hits in brackets. */
const marked = (text: string, typed: string) =>
  highlight(text, searchWords(typed))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['دراسات الجدوى، وخطط الأعمال', 'جدوي', 'دراسات [الجدوى]، وخطط الأعمال'],
  ['قال أحمد: «مُستشفى جديد»', 'احمد مستشفي', 'قال [أحمد]: «[مُستشفى] جديد»'],
  ['عائد 21.9% في 2026', '٢٠٢٦', 'عائد 21.9% في [2026]'],
  ['معدل IRR المستهدف', 'irr', 'معدل [IRR] المستهدف'],
  ['سطر\n\nآخر', 'اخر', 'سطر\n\n[آخر]'],
  ['لا شيء هنا', 'مصنع', 'لا شيء هنا'],
  ['', 'مصنع', ''],
])('«%s», searched for «%s», shows %s', (text, typed, shown) => expect(marked(text, typed)).toBe(shown));

test('no letter is lost', () => {
  const text = '  «مصنع» تمور (المصنع)… مصنعـــان ';
  expect(
    highlight(text, ['مصنع'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

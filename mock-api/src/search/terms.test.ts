import { foldArabic } from 'shared-lib/format';
import { expect, test } from 'vitest';
import { isOneEditAway, correctionOf } from './looser-words.ts';
import { readSynonyms } from './search-words.ts';
import { analyse, spellingTerms, stemOf, wordsIn } from './terms.ts';

const stem = (word: string) => stemOf(foldArabic(word));

test.each([
  ['مشروع', 'المشروع مشروعات المشاريع مشروعان مشروعين مشروعنا مشروعك مشروعًا'],
  ['جدوى', 'الجدوى للجدوى بالجدوى جدواها والجدوى'],
  ['مصنع', 'مصنعا مصانع المصانع للمصنع مصنعين بالمصانع'],
  ['دراسة', 'دراسات الدراسه دراستك دراستها دراسته والدراسات'],
  ['زراعة', 'زراعي الزراعية زراعيه'],
  ['استشارة', 'استشارات استشاراتكم استشارية للاستشارات'],
  ['غذاء', 'غذائي الغذائية'],
  ['مستشفى', 'المستشفيات مستشفي'],
  ['عميل', 'عملاء للعملاء'],
  ['مخزن', 'مخازن المخازن'],
  ['رأس', 'رؤوس الرؤوس'],
  ['study', 'Studies STUDY'],
])('«%s» has the term of «%s»', (word, forms) => {
  for (const form of forms.split(' ')) expect(stem(form), form).toBe(stem(word));
});

test.each([
  ['عمل', 'عملاء'],
  ['تمر', 'يستمر'],
  ['شركة', 'شركاء'],
  ['طلب', 'طلبة'],
  ['مال', 'شمال'],
])('«%s» and «%s» are different words', (one, other) => expect(stem(one)).not.toBe(stem(other)));

test.each([
  ['مسئول', 'مسؤول'],
  ['مسئولية', 'المسؤولية'],
  ['شئون', 'شؤون'],
  ['رءوس', 'رؤوس'],
])('«%s» and «%s» share a term whatever the seat of the hamza', (one, other) =>
  expect(spellingTerms(one).some((term) => spellingTerms(other).includes(term))).toBe(true),
);

test.each([
  ['وجدوى', 'جدوى'],
  ['بمصنع', 'مصنع'],
  ['لتعبئة', 'تعبئة'],
  ['فدراسة', 'دراسة'],
  ['كمشروع', 'مشروع'],
])('a text with «%s» is found by «%s»', (written, typed) => expect(analyse(written).terms).toContain(stem(typed)));

test('splits texts into words, and keeps decimals whole', () => {
  expect(wordsIn('«المستشفى»، 21.9% في 2026؛ FS-2026 و مُدَرَّب')).toEqual([
    'المستشفى',
    '21.9',
    'في',
    '2026',
    'FS',
    '2026',
    'و',
    'مُدَرَّب',
  ]);
});

test.each([
  ['مصنع', 'مصنغ', true],
  ['مصنع', 'مصع', true],
  ['مصنع', 'ممصنع', true],
  ['مصنع', 'منصع', true],
  ['مصنع', 'مصنع', false],
  ['مصنع', 'مطبخ', false],
  ['مصنع', 'مصنوعا', false],
])('«%s» and «%s» differ by one letter: %s', (one, other, expected) => {
  expect(isOneEditAway(one, other)).toBe(expected);
  expect(isOneEditAway(other, one)).toBe(expected);
});

test('corrects to the most frequent neighbour, also behind an article, and leaves short words and numbers', () => {
  const vocabulary = new Map([
    ['مصنع', 9],
    ['مصنف', 2],
    ['سوق', 5],
    ['2026', 5],
  ]);
  expect(correctionOf('مصنغ', vocabulary)).toBe('مصنع');
  expect(correctionOf('للمصنغ', vocabulary)).toBe('مصنع');
  expect(correctionOf('سوف', vocabulary)).toBeUndefined();
  expect(correctionOf('2027', vocabulary)).toBeUndefined();
});

test('reads a table of synonyms and skips lines that say nothing', () => {
  const synonyms = readSynonyms('كافيه = مقهى، كوفي شوب\n\nوحده\nقهوة = كافيه');
  expect(synonyms.get(stem('مقهى'))).toEqual([[stem('كافيه')], [stem('كوفي'), stem('شوب')]]);
  expect(synonyms.get(stem('كافيه'))).toContainEqual([stem('قهوة')]);
  expect(synonyms.has(stem('وحده'))).toBe(false);
});

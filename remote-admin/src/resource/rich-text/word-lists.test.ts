import { expect, it } from 'vitest';
import { convertWordLists } from './word-lists.ts';

const item = (marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

it('turns numbered paragraphs of Word into one ordered list', () => {
  expect(convertWordLists(`${item('1.', 'دراسة السوق')}\n${item('2.', 'الدراسة الفنية')}`)).toBe(
    '<ol><li><p>دراسة السوق<o:p></o:p></p></li><li><p>الدراسة الفنية<o:p></o:p></p></li></ol>',
  );
});

it('turns bullets of Word into an unordered list and leaves other paragraphs alone', () => {
  expect(convertWordLists(`<p class=MsoNormal>مقدمة</p>${item('·', 'بند')}<p>خاتمة</p>`)).toBe(
    '<p class=MsoNormal>مقدمة</p><ul><li><p>بند<o:p></o:p></p></li></ul><p>خاتمة</p>',
  );
});

import { expect, test } from 'vitest';
import { requestTitle } from './request-title.ts';

const study = (project_idea: string) => requestTitle({ kind: 'feasibility', project_idea });

test.each([
  ['مصنع تمور في القصيم. نريد دراسة كاملة مع خطة تسويق.', 'مصنع تمور في القصيم'],
  ['هل المشروع مجدٍ في جدة؟ لدي أرض جاهزة', 'هل المشروع مجدٍ في جدة؟'],
  ['مخبز بمبلغ 2.5 مليون ريال\nفي الدمام', 'مخبز بمبلغ 2.5 مليون ريال في الدمام'],
  ['د. سعاد تطلب دراسة معمل. التفاصيل مرفقة', 'د. سعاد تطلب دراسة معمل'],
  ['محطة غسيل سيارات\n\nأملك أرضاً على طريق رئيسي في حائل', 'محطة غسيل سيارات'],
  ['السلام عليكم ورحمة الله وبركاته،\n\nأريد دراسة لمصنع بلاط في الرياض. شكراً', 'أريد دراسة لمصنع بلاط في الرياض'],
  ['مرحباً. أفكر في مزرعة ربيان', 'أفكر في مزرعة ربيان'],
  ['تحية طيبة وبعد، مشروع نقل مدرسي', 'مشروع نقل مدرسي'],
  ['السلام عليكم', 'السلام عليكم'],
  ['مرحبابكم مطعم للمأكولات الشعبية', 'مرحبابكم مطعم للمأكولات الشعبية'],
  ['  ', 'طلب دراسة جدوى'],
])('takes the first sentence of «%s»', (text, title) => {
  expect(study(text)).toBe(title);
});

test('ends a long title after a whole word, without a comma before the dots', () => {
  const title = study('مصنع كبير لتعبئة المياه المعدنية في عجمان بطاقة ثلاثة خطوط، مع مستودعات مبردة وأسطول نقل');
  expect(title).toBe('مصنع كبير لتعبئة المياه المعدنية في عجمان بطاقة ثلاثة خطوط…');
  expect(title.length).toBeLessThanOrEqual(61);
});

test('shortens a text without spaces between two characters', () => {
  expect(study('🏭'.repeat(80))).toBe(`${'🏭'.repeat(29)}…`);
});

test('says that a consultation is one, once', () => {
  const consultation = (description: string) => requestTitle({ kind: 'consultation', description });
  expect(consultation('أفكر في مطعم صغير. لا أعرف من أين أبدأ.')).toBe('استشارة: أفكر في مطعم صغير');
  expect(consultation('استشارة في التسعير لمتجر')).toBe('استشارة في التسعير لمتجر');
  expect(consultation('')).toBe('طلب استشارة');
});

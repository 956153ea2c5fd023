import { toLatinDigits } from 'shared-lib/contracts';
import { foldArabic, slugify, telHref, whatsappHref } from 'shared-lib/format';
import { describe, expect, it, test } from 'vitest';

describe('foldArabic', () => {
  it.each([
    ['أحمد', 'احمد'],
    ['إدارة', 'ادارة'],
    ['آفاق', 'افاق'],
    ['ٱلسوق', 'السوق'],
    ['مستشفى', 'مستشفي'],
    ['الجدوى', 'الجدوي'],
    ['نقطة', 'نقطه'],
    ['مؤشر', 'موشر'],
    ['رئيسة', 'رييسه'],
    ['ربحٌ', 'ربح'],
    ['المُقَدَّرَة', 'المقدرة'],
    ['جـــدوى', 'جدوي'],
    ['٢٠٢٦', '2026'],
    ['۱۴', '14'],
    ['Feasibility', 'FEASIBILITY'],
    // Letters of Persian and Urdu keyboards.
    ['دراسة جدوی', 'دراسة جدوى'],
    ['کتاب', 'كتاب'],
    // Arabic presentation forms, as in old documents.
    ['\uFE9F\uFEAA\uFEED\uFEEF', 'جدوى'],
    ['\u200Fجدوى\u200F', 'جدوى'],
    ['  دراسة \n جدوى ', 'دراسة جدوى'],
  ])('normalises «%s» and «%s» to the same text', (one, other) => {
    expect(foldArabic(one)).toBe(foldArabic(other));
  });

  it('keeps different words different', () => {
    expect(foldArabic('سوق')).not.toBe(foldArabic('سوف'));
    expect(foldArabic('جدوى')).not.toBe(foldArabic('جدول'));
  });
});

describe('slugify', () => {
  it.each([
    ['نقطة التعادل: الرقم الذي تعرفه', 'نقطة-التعادل-الرقم-الذي-تعرفه'],
    ['أخطاءٌ في دراســـة الجدوى', 'اخطاء-في-دراسة-الجدوى'],
    ['  «١٠ أسئلة» قبل التأسيس؟ ', '10-اسئلة-قبل-التاسيس'],
    ['IRR & NPV', 'irr-npv'],
    ['؟؟!', ''],
  ])('converts «%s» to «%s»', (title, slug) => {
    expect(slugify(title)).toBe(slug);
    expect(slugify(slug)).toBe(slug);
  });
});

test('creates phone and WhatsApp links from the digits of a phone number', () => {
  expect(telHref('+20 100 000 0000')).toBe('tel:+201000000000');
  expect(telHref('٠١٠-٢٣٤ ٥٦٧٨')).toBe('tel:0102345678');
  expect(whatsappHref('+966 50 000 0000', 'السلام عليكم؟')).toBe(
    `https://wa.me/966500000000?text=${encodeURIComponent('السلام عليكم؟')}`,
  );
});

test('a number without a calling code is of the country that is given', () => {
  expect(telHref('050 123 4567', '966')).toBe('tel:+966501234567');
  expect(telHref('0020 2 2735 0000', '966')).toBe('tel:+20227350000');
  expect(telHref('+20 2 2735 0000', '966')).toBe('tel:+20227350000');
  expect(telHref('920012345', '966')).toBe('tel:920012345');
});

test('toLatinDigits converts digits and nothing else', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 5، ٣٫٥')).toBe('0123456789 0123456789 5، 3٫5');
});

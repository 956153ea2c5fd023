import type { CalendarKind } from 'shared-lib/contracts';

/** Texts of the calendar of staff. */
export const calendarCopy = {
  title: 'التقويم',
  description: 'المواعيد والتسليمات ونهايات العروض والمحتوى المجدول، بتوقيت الرياض.',
  failed: 'تعذر عرض التقويم.',
  views: { month: 'شهر', week: 'أسبوع' },
  view: 'طريقة العرض',
  previous: { month: 'الشهر السابق', week: 'الأسبوع السابق' },
  next: { month: 'الشهر التالي', week: 'الأسبوع التالي' },
  today: 'اليوم',
  week: (from: string, to: string) => `من ${from} إلى ${to}`,
  days: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  kinds: { booking: 'موعد', delivery: 'تسليم', quote: 'نهاية عرض', content: 'نشر' } satisfies Record<
    CalendarKind,
    string
  >,
  empty: 'لا شيء في هذه الأيام.',
  more: (count: string) => `و${count} أخرى`,
  keys: 'تنقّل بين الأيام بالأسهم، وبين الفترات بمفتاحي \u2066Page Up\u2069 و\u2066Page Down\u2069.',
} as const;

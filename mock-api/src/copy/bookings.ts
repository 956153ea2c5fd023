import { minuteNoun } from 'shared-lib/copy';

/** Texts of notifications and e-mails about booked appointments. */
export const bookingNotices = {
  eventTitle: (company: string, reference: string) => `استشارة مع ${company} (${reference})`,
  feedTitle: (company: string) => `مواعيد ${company}`,
  inRiyadh: (moment: string) => `${moment} بتوقيت الرياض`,
  own: (moment: string) => `(${moment})`,
  when: (moment: string) => `الموعد: ${moment}.`,
  length: (minutes: string) => `المدة: ${minutes}.`,
  former: (moment: string) => `الموعد السابق: ${moment} بتوقيت الرياض.`,
  changeUntil: (hours: number) => `تغيّر الموعد أو تلغيه من الرابط في هذه الرسالة، ما بقي عليه أكثر من ${hours} ساعة.`,
  minutes: minuteNoun,
  toClient: {
    booked: 'تأكد موعد استشارتك',
    moved: 'تغيّر موعد استشارتك',
    cancelled: 'أُلغي موعد استشارتك',
    bookAgain: 'طلبك ما زال مفتوحاً. اختر موعداً آخر متى شئت من الرابط في هذه الرسالة.',
    noShow: 'لم نلتقِ في موعد استشارتك',
  },
  toStaff: {
    booked: 'حجز العميل موعد الاستشارة',
    moved: 'غيّر العميل موعد الاستشارة',
    cancelled: 'ألغى العميل موعد الاستشارة',
  },
  dayAhead: 'تذكير: موعد الاستشارة خلال يوم',
  hourAhead: 'تذكير: موعد الاستشارة خلال ساعة',
} as const;

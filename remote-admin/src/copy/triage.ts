import type { CountedNoun } from 'shared-lib/format';

const others: CountedNoun = {
  zero: 'لا طلبات أخرى مفتوحة',
  one: 'طلب آخر مفتوح',
  two: 'طلبان آخران مفتوحان',
  few: 'طلبات أخرى مفتوحة',
  many: 'طلباً آخر مفتوحاً',
  other: 'طلب آخر مفتوح',
};

/** Tags, snooze and other requests of the same sender. */
export const triage = {
  title: 'الفرز',
  tags: 'الوسوم',
  tagsHint: 'يراها فريق الإدارة وحده. افصل بينها بفاصلة أو بمفتاح الإدخال.',
  tagsSaved: 'حُفظت الوسوم',
  tag: 'الوسم',
  anyTag: 'كل الوسوم',
  snooze: 'تأجيل',
  snoozeHint: 'يغيب الطلب عن القوائم المفتوحة، ويعود في موعده أو حين يكتب العميل. المهلة لا تتوقف.',
  choices: { tomorrow: 'إلى الغد', days: 'ثلاثة أيام', week: 'أسبوع' },
  until: 'إلى يوم',
  snoozeUntil: 'تأجيل إلى هذا اليوم',
  snoozed: (date: string) => `مؤجل إلى ${date}`,
  snoozedBy: (name: string) => `أجّله ${name}.`,
  didSnooze: (date: string) => `أُجّل الطلب إلى ${date}`,
  wake: 'إعادته الآن',
  woken: 'عاد الطلب إلى القوائم',
  failed: 'تعذر حفظ الفرز',
  sameSender: 'طلبات أخرى من المرسل نفسه',
  reasons: { account: 'الحساب نفسه', email: 'البريد نفسه', phone: 'الهاتف نفسه', other: 'المرسل نفسه' },
  list: (names: readonly string[]) => names.join('، '),
  maybeTwice: (requests: string) => `للمرسل نفسه ${requests}، فقد يكون هذا مكرراً.`,
  showOthers: 'اعرضها',
  others,
} as const;

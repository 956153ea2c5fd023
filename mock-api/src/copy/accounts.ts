import type { CountedNoun } from 'shared-lib/format';

/** Messages to admins about accounts. */
export const accountCopy = {
  linkSent: (email: string) => `أُرسل رابط تعيين كلمة مرور جديدة إلى ${email}.`,
  suspendedNoLink: 'هذا الحساب موقوف. فعّله أولاً ثم أرسل الرابط.',
  signedOut: (devices: string) => `سُجّل خروج صاحب الحساب من ${devices}.`,
  noOpenSessions: 'لا توجد جلسات مفتوحة لهذا الحساب.',
  devices: {
    zero: 'أي جهاز',
    one: 'جهاز واحد',
    two: 'جهازين',
    few: 'أجهزة',
    many: 'جهازاً',
    other: 'جهاز',
  } satisfies CountedNoun,
} as const;

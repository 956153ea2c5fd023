import { workingDays as days } from 'shared-lib/copy';
import { countOf, formatUsd } from 'shared-lib/format';
import { copy as home } from './ar.ts';
import { heads } from './heads.ts';

/** Texts of the services page and of the service page. */
export const services = {
  ...heads.services,
  missing: {
    ...heads.services.missing,
    text: 'ربما تغيّر عنوانها أو لم نعد نقدمها. لعل ما تبحث عنه بين الخدمات التالية.',
    suggestions: 'خدمات قد تناسبك',
    all: 'كل الخدمات',
  },
  unavailable: {
    ...heads.services.unavailable,
    text: 'لم تصل بيانات الخدمة بعد. أعد المحاولة، أو راسلنا وسنجيبك عما تريد معرفته عنها.',
  },
  text: 'خدمات تغطي دورة القرار الاستثماري كاملة، لكل منها سعر يبدأ من رقم معلن ومدة تسليم محددة.',
  list: 'كل الخدمات',
  price: (usd: number) => `ابتداءً من ${formatUsd(usd)}`,
  converted: (riyals: string, pounds: string, day: string) => `نحو ${riyals}، أو ${pounds}، بسعر الصرف في ${day}.`,
  days: (count: number) => countOf(count, days),
  facts: { price: 'السعر', days: 'مدة التسليم' },
  failed: (message: string) => `خطأ في تحميل الخدمات: ${message}`,
  empty: { title: home.services.empty, text: home.services.emptyText, action: home.services.ask },
  unsure: {
    title: 'لا تعرف أي خدمة تناسبك؟',
    text: 'صف فكرتك في خمسة أسطر، ونقترح عليك المسار الأقصر إلى القرار.',
    action: 'احجز استشارة مجانية',
  },
  consultation: 'استشارة مجانية',
  detail: {
    request: 'اطلب دراسة جدوى',
    about: 'عن الخدمة',
    deliverables: 'ماذا تتسلم؟',
    audience: 'لمن هذه الخدمة؟',
    steps: 'كيف نعمل؟',
    packages: 'الباقات والأسعار',
    sample: {
      title: 'مثال من نتائج دراسة',
      of: (title: string) => `من دراسة «${title}»`,
      open: 'كل أرقام الدراسة',
      pages: 'صفحات من ملف دراسة',
      pagesText: 'اضغط على أي صفحة لتكبيرها.',
    },
    requestPackage: 'اطلب هذه الباقة',
    recommended: 'الأنسب لمعظم المشروعات',
    delivery: (count: number) => `مدة التسليم: ${countOf(count, days)}`,
    needs: 'ما نحتاجه منك',
    sectors: 'القطاعات التي نقدم فيها هذه الخدمة',
    questions: 'أسئلة متكررة',
    related: 'خدمات أخرى',
    summary: 'السعر والمدة',
    bar: 'طلب الخدمة',
    studies: {
      title: 'دراسات من قطاعات هذه الخدمة',
      text: 'اطّلع قبل أن تطلب: دراسات منشورة كاملة الأرقام.',
      all: 'كل الدراسات المجانية',
    },
  },
} as const;

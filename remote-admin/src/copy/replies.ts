import type { ReplyVariable } from 'shared-lib/contracts';
import type { CountedNoun } from 'shared-lib/format';

const noun: CountedNoun = {
  zero: 'لا ردود جاهزة',
  one: 'رد جاهز واحد',
  two: 'ردان جاهزان',
  few: 'ردود جاهزة',
  many: 'رداً جاهزاً',
  other: 'رد جاهز',
};

const variables: Readonly<Record<ReplyVariable, { label: string; example: string }>> = {
  name: { label: 'اسم العميل', example: 'سالم القحطاني' },
  company: { label: 'شركته', example: 'مزارع القحطاني' },
  reference: { label: 'رقم الطلب', example: 'FS-2026-000020' },
  title: { label: 'عنوان الطلب', example: 'مصنع دبس التمر' },
  status: { label: 'حالة الطلب', example: 'قيد المراجعة' },
  assignee: { label: 'المسؤول', example: 'طارق الشريف' },
  due_date: { label: 'موعد التسليم', example: '14 ديسمبر 2026' },
  appointment: { label: 'موعد الجلسة', example: '14 ديسمبر 2026، 10:30 ص' },
};

/** Replies that staff reuse. */
export const repliesCopy = {
  title: 'الردود الجاهزة',
  description: 'ردود يدرجها الفريق في محادثات الطلبات، وتُملأ متغيراتها من بيانات كل طلب.',
  noun,
  search: 'ابحث في العناوين والنصوص',
  empty: 'لا ردود جاهزة بعد',
  emptyText: 'اكتب رداً مرة واحدة، ثم أدرجه في أي محادثة بنقرة.',
  createTitle: 'رد جاهز جديد',
  created: 'أُضيف الرد الجاهز',
  saved: 'حُفظ الرد الجاهز',
  fields: { title: 'العنوان', kind: 'نوع الطلب', body: 'نص الرد', updated: 'آخر تعديل' },
  titleHint: 'يراه الفريق فقط، في قائمة الردود.',
  anyKind: 'كل الأنواع',
  bodyHint: 'يُستبدل كل متغير بين قوسين بقيمته في الطلب عند الإدراج.',
  insert: 'أدرج متغيراً',
  variables,
  preview: 'معاينة بقيم تجريبية',
  emptyPreview: 'يظهر النص هنا كما يصل إلى العميل.',
} as const;

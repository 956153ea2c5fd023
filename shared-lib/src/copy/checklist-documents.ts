/** Texts of the documents of a checklist. A consultant's request, which opens the list on demand, does not load them. */
export const checklistDocuments = {
  waiting: (documents: string) => `ننتظر منك ${documents}`,
  documents: {
    zero: 'لا مستندات',
    one: 'مستنداً واحداً',
    two: 'مستندين',
    few: 'مستندات',
    many: 'مستنداً',
    other: 'مستند',
  },
  before: (day: string) => `قبل ${day}`,
  overdue: (day: string) => `كان موعده ${day}`,
  reason: (reason: string) => `سبب طلب نسخة أخرى: ${reason}`,
  send: 'إرسال الملف',
  sendAgain: 'إرسال نسخة أخرى',
  sendFor: (title: string) => `ملف «${title}»`,
  sent: (title: string) => `وصل ملف «${title}»، وسنراجعه`,
} as const;

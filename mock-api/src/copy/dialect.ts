import type { CountedNoun } from 'shared-lib/format';

/** Messages about writes of admins. */
export const dialectCopy = {
  orderStale: 'تغيّرت القائمة منذ فتحتها. حدّث الصفحة ثم رتّب العناصر من جديد.',
  /** @param by name of the editor; null when unknown */
  changedSince: ({ by, is_own }: { by: string | null; is_own: boolean }, when: string) =>
    is_own
      ? `حفظتَ هذا العنصر من علامة تبويب أخرى بعد أن فتحته هنا (${when}). راجع الفروق قبل الحفظ، حتى لا تضيع تعديلاتك هناك.`
      : `عُدّل هذا العنصر بعد أن فتحته (${by ? `${by}، ` : ''}${when}). راجع الفروق قبل الحفظ، حتى لا تضيع تعديلات غيرك.`,
  comma: '، ',
  tooManySelected: (max: number) =>
    `يمكن تنفيذ الإجراء على ${max} عنصر كحد أقصى في المرة الواحدة. ضيّق التصفية ثم أعد المحاولة.`,
  /** @param fields names of the missing fields */
  incomplete: (fields: readonly string[]) =>
    `طلب PUT يستبدل العنصر كله، وتنقصه حقول: ${fields.join('، ')}. أرسل الحقول كلها، أو استخدم PATCH لتغيير بعضها.`,
  selectionChanged: (count: number) => `تغيّر عدد العناصر المطابقة إلى ${count}. راجع القائمة ثم أعد المحاولة.`,
  changedBeforeUndo: 'تغيّر هذا العنصر بعد الإجراء، فبقي كما هو الآن.',
  tooMany: 'العناصر المرتبطة أكثر مما تحمله إجابة واحدة. اطلبها من قائمتها صفحةً صفحة.',
  /**
   * @param blocked the action that is rejected, and what to do instead
   * @param dependants what depends on the row, counted and named
   */
  hasDependants: ({ action, advice }: BlockedAction, dependants: readonly string[]) =>
    `لا يمكن ${action} لارتباط ما يلي به: ${dependants.join('؛ ')}. ${advice}`,
  ownAccount: {
    delete: 'هذا حسابك: لا يمكنك حذفه وأنت تعمل به. يحذفه مدير آخر.',
    change: 'هذا حسابك: لا يمكنك إيقافه ولا تغيير دورك وأنت تعمل به. يغيّرهما مدير آخر.',
  },
  lastAdmin: {
    delete: 'لا يمكن حذف حساب المدير الأخير.',
    change: 'هذا حساب المدير الأخير: لا يمكن إيقافه ولا تغيير دوره قبل أن يكون هناك مدير آخر.',
  },
} as const;

export interface BlockedAction {
  action: string;
  advice: string;
}

/** Actions that are rejected while other rows depend on the row. */
export const blockedActions = {
  deleteSector: { action: 'حذف هذا القطاع', advice: 'انقلها إلى قطاع آخر أو احذفها أولاً.' },
  deleteSender: { action: 'حذف هذا الحساب', advice: 'أوقف الحساب بدلاً من حذفه: تبقى طلباته باسمه ولا يدخل إليه أحد.' },
  deleteAssignee: { action: 'حذف هذا الحساب', advice: 'أسند الطلبات إلى غيره أولاً، أو أوقف الحساب بدلاً من حذفه.' },
  changeRole: { action: 'تغيير دور هذا المستشار', advice: 'أسند هذه الطلبات إلى غيره أولاً.' },
} as const;

/** Plural forms of dependent rows. */
export const dependants = {
  services: { zero: 'لا خدمات', one: 'خدمة واحدة', two: 'خدمتان', few: 'خدمات', many: 'خدمة', other: 'خدمة' },
  studies: { zero: 'لا دراسات', one: 'دراسة واحدة', two: 'دراستان', few: 'دراسات', many: 'دراسة', other: 'دراسة' },
  sentRequests: {
    zero: 'لا طلبات',
    one: 'طلب واحد أرسله',
    two: 'طلبان أرسلهما',
    few: 'طلبات أرسلها',
    many: 'طلباً أرسله',
    other: 'طلب أرسله',
  },
  assignedRequests: {
    zero: 'لا طلبات',
    one: 'طلب واحد مسند إليه',
    two: 'طلبان مسندان إليه',
    few: 'طلبات مسندة إليه',
    many: 'طلباً مسنداً إليه',
    other: 'طلب مسند إليه',
  },
} as const satisfies Record<string, CountedNoun>;

import type {
  ChecklistState,
  ClientStep,
  Neutral,
  PhaseState,
  RequestKind,
  StatusOf,
  StudyPhase,
  BudgetRange,
  ConsultationTimeline,
  DayPart,
  FeasibilityTimeline,
} from 'shared-lib/contracts';

/** Labels of the stored choices of a request. Project types are stored as their labels. */
export const budgetLabels = {
  under_100k: 'أقل من 100,000 دولار',
  '100k_500k': 'من 100,000 إلى 500,000 دولار',
  '500k_1m': 'من 500,000 إلى 1,000,000 دولار',
  over_1m: 'أكثر من 1,000,000 دولار',
} as const satisfies Record<BudgetRange, string>;

export const consultationTimelineLabels = {
  urgent: 'عاجل (خلال أسبوع)',
  one_month: 'خلال شهر',
  three_months: 'خلال 3 أشهر',
  six_months: 'خلال 6 أشهر',
  flexible: 'مرن',
} as const satisfies Record<ConsultationTimeline, string>;

export const feasibilityTimelineLabels = {
  two_weeks: 'أسبوعان',
  one_month: 'شهر',
  two_months: 'شهران',
  three_months: '3 أشهر',
} as const satisfies Record<FeasibilityTimeline, string>;

/** Parts of the day in which a session can take place, in Riyadh. */
export const dayPartLabels = {
  morning: 'صباحاً (من 9 إلى 12)',
  midday: 'ظهراً (من 12 إلى 3)',
  afternoon: 'عصراً (من 3 إلى 5)',
} as const satisfies Record<DayPart, string>;

/** Fields for the days that suit a client. */
export const preferredTimes = {
  days: ['الموعد الأول', 'الموعد الثاني', 'الموعد الثالث'],
  partOf: (day: string) => `وقت ${day}`,
  anyPart: 'أي وقت',
  another: 'أضف موعداً آخر',
} as const;

/** «الأحد 8 مارس 2026، صباحاً». */
export const dayAndPart = (day: string, part: string): string => `${day}، ${part}`;

/** Labels of the request kinds. */
export const requestKindLabels = {
  contact: 'رسالة',
  consultation: 'استشارة',
  feasibility: 'دراسة جدوى',
  other: 'طلب آخر',
} as const satisfies Record<RequestKind | Neutral, string>;

/** Labels of the statuses of each kind. */
export const requestStatusLabels: { readonly [Kind in RequestKind]: Readonly<Record<StatusOf<Kind>, string>> } = {
  contact: {
    new: 'جديدة',
    in_progress: 'قيد المعالجة',
    replied: 'تم الرد',
    closed: 'مغلقة',
    converted: 'محوّلة إلى طلب',
  },
  consultation: {
    new: 'جديد',
    under_review: 'قيد المراجعة',
    awaiting_client: 'بانتظار العميل',
    scheduled: 'تم تحديد الموعد',
    completed: 'مكتملة',
    rejected: 'معتذر عنها',
    cancelled: 'ملغاة',
  },
  feasibility: {
    new: 'جديد',
    under_review: 'قيد المراجعة',
    awaiting_client: 'بانتظار العميل',
    quoted: 'أُرسل عرض السعر',
    accepted: 'عرض مقبول',
    in_progress: 'قيد الإعداد',
    on_hold: 'معلّق',
    client_review: 'مراجعة العميل',
    delivered: 'تم التسليم',
    rejected: 'معتذر عنه',
    cancelled: 'ملغى',
  },
};

/** Label of a status that this release does not know, and of every status of an unknown kind. */
const otherStatusLabel = 'حالة أخرى';

/** Label of a status of unknown type; `otherStatusLabel` if it has none. */
export const requestStatusLabel = (kind: RequestKind | Neutral, status: string): string => {
  const labels: Readonly<Record<string, string>> = kind === 'other' ? {} : requestStatusLabels[kind];
  return labels[status] ?? otherStatusLabel;
};

/** Statuses whose label would speak of their reader in the third person. */
const ownStatusLabels: Readonly<Record<string, string>> = {
  awaiting_client: 'بانتظار ردك',
  client_review: 'بانتظار مراجعتك',
};

/** Label of a status as the client of the request reads it. */
export const clientStatusLabel = (kind: RequestKind | Neutral, status: string): string =>
  ownStatusLabels[status] ?? requestStatusLabel(kind, status);

export const requestPriorityLabels = { normal: 'عادي', urgent: 'عاجل' } as const;

export const studyPhaseLabels = {
  marketing: 'الدراسة التسويقية',
  technical: 'الدراسة الفنية',
  administrative: 'الدراسة الإدارية',
  financial: 'الدراسة المالية',
} as const satisfies Record<StudyPhase, string>;

export const checklistStateLabels = {
  required: 'مطلوب',
  received: 'وصل، قيد المراجعة',
  accepted: 'مقبول',
  refused: 'يحتاج نسخة أخرى',
} as const satisfies Record<ChecklistState, string>;
export const phaseStateLabels = { not_started: 'لم تبدأ', running: 'جارية', done: 'منجزة' } as const satisfies Record<
  PhaseState,
  string
>;

/** Labels of the six steps that a client sees of a feasibility study. */
export const clientStepLabels = {
  received: 'الاستلام',
  review: 'المراجعة',
  quote: 'العرض',
  preparation: 'الإعداد',
  your_review: 'مراجعتك',
  delivery: 'التسليم',
} as const satisfies Record<ClientStep, string>;

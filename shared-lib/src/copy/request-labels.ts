import type { ClientStep, Neutral, PhaseState, RequestKind, StatusOf, StudyPhase } from 'shared-lib/contracts';

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

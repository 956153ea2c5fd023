import type { CountedNoun } from 'shared-lib/format';

const accounts: CountedNoun = {
  zero: 'لا حسابات',
  one: 'حساب واحد',
  two: 'حسابان',
  few: 'حسابات',
  many: 'حساباً',
  other: 'حساب',
};
const active: CountedNoun = {
  zero: '',
  one: 'نشط واحد',
  two: 'نشطان',
  few: 'نشطة',
  many: 'نشطاً',
  other: 'نشط',
};

/** The form of an account and the actions on accounts. */
export const people = {
  list: 'المستخدمون',
  createTitle: 'مستخدم جديد',
  created: 'أُنشئ الحساب',
  createdInvited: 'أُرسل إلى صاحبه رابط لاختيار كلمة المرور.',
  saved: 'حُفظ الحساب',
  identityPanel: 'بيانات الحساب',
  accessPanel: 'الدور والدخول',
  actionsPanel: 'إجراءات على الحساب',
  factsPanel: 'نشاط الحساب',
  fields: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    company: 'الشركة',
    country: 'الدولة',
    role: 'الدور',
    status: 'الحالة',
    password: 'كلمة مرور جديدة',
  },
  passwordNew: 'كلمة المرور',
  passwordNewHint: 'اتركها فارغة ليصل إلى صاحب الحساب رابط يختارها به.',
  passwordHint: 'اتركها فارغة لتبقى كما هي. تغييرها ينهي كل جلسات الحساب.',
  pendingHint: 'الانتظار للمستشارين فقط، إلى أن توافق على حسابهم.',
  unknownChoice: 'لهذا الحساب دور أو حالة لا تعرفهما هذه النسخة من لوحة الإدارة. أعد تحميل الصفحة ثم حاول مرة أخرى.',
  lastAdmin:
    'هذا آخر حساب مدير نشط. لا يمكن حذفه ولا إيقافه ولا تغيير دوره، حتى لا تبقى لوحة الإدارة بلا مدير. أضف مديراً آخر أولاً.',
  ownAccount: 'هذا حسابك: لا تحذفه ولا توقفه ولا تغيّر دورك بنفسك. مدير آخر يفعل ذلك إن لزم.',
  approve: 'الموافقة على المستشار',
  approveText: 'ينتظر هذا المستشار موافقتك. تصله رسالة فور الموافقة، ثم تُسند إليه الطلبات.',
  approved: (name: string) => `صار حساب ${name} نشطاً`,
  suspend: 'إيقاف الحساب',
  suspendText: 'لا يستطيع صاحب الحساب الدخول، وتنتهي كل جلساته الآن. تبقى طلباته وملفاته، ويمكنك تفعيل الحساب لاحقاً.',
  suspendTitle: (name: string) => `إيقاف حساب ${name}؟`,
  suspended: (name: string) => `أُوقف حساب ${name}`,
  activate: 'تفعيل الحساب',
  activated: (name: string) => `صار حساب ${name} نشطاً`,
  resetPassword: 'إرسال رابط لكلمة المرور',
  signOutEverywhere: 'إنهاء كل الجلسات',
  signOutTitle: (name: string) => `إنهاء كل جلسات ${name}؟`,
  signOutText: 'يُسجَّل خروج الحساب من كل الأجهزة، ويحتاج صاحبه إلى الدخول من جديد. جلستك الحالية لا تنتهي.',
  actionFailed: 'تعذر تنفيذ الإجراء',
  lastLogin: 'آخر دخول',
  joined: 'تاريخ التسجيل',
  updated: 'آخر تعديل',
  never: 'لا دخول بعد',
  audit: 'سجل تغييرات الحساب',
  tabs: {
    pending: 'بانتظار الموافقة',
    consultants: 'المستشارون',
    clients: 'العملاء',
    admins: 'المديرون',
    suspended: 'الموقوفون',
  },
  bulk: {
    activate: 'تفعيل',
    suspend: 'إيقاف',
    noun: accounts,
    active,
    approvalText: 'تصل إلى المستشارين المنتظرين رسالة بالموافقة.',
    confirmSuspendText: 'تنتهي جلسات هذه الحسابات الآن، ولا يستطيع أصحابها الدخول قبل تفعيلها من جديد.',
  },
} as const;

/** Texts of the own account that only administrators have; the rest is `accountCopy`. */
export const profile = {
  title: 'الملف الشخصي',
  description: 'بياناتك وكلمة المرور والأجهزة التي دخلت منها.',
  dataText: 'يظهر اسمك لزملائك، ولعملائك في رسائلك إليهم.',
  notificationsDescription: 'ما وصل من طلبات ورسائل، وكيف نخبرك به.',
} as const;

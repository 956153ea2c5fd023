/** Sentences about the clients of the administration. */
export const clientCopy = {
  mergesItself: 'لا يُدمج العميل مع نفسه.',
  keepsAccount: 'للعميل الآخر حساب، فادمج هذا فيه: من له حساب يبقى.',
  mergesStaff: 'لا يُدمج حساب من فريق العمل في غيره.',
  otherName: 'اكتب اسم العميل كما يظهر في صفحته.',
  anonymisesStaff: 'هذا حساب من فريق العمل، فاحذفه من صفحة المستخدمين.',
  /** Why the requests of a person are closed, for staff. */
  anonymisedNote: 'حُذفت بيانات العميل الشخصية.',
  anonymised: 'حُذفت بيانات العميل الشخصية نهائياً.',
} as const;

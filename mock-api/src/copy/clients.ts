/** Sentences about the clients of the administration. */
export const clientCopy = {
  mergesItself: 'لا يُدمج العميل مع نفسه.',
  keepsAccount: 'للعميل الآخر حساب، فادمج هذا فيه: من له حساب يبقى.',
  mergesStaff: 'لا يُدمج حساب من فريق العمل في غيره.',
} as const;

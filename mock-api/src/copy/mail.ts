/** Words of the letters that the API sends. */
export const mailCopy = {
  greeting: (name: string) => `مرحباً ${name}،`,
  signature: (company: string) => `مع التحية،\nفريق ${company}`,
  contactReceipt: {
    subject: (reference: string) => `وصلتنا رسالتك (${reference})`,
    received: 'شكراً لتواصلك معنا. وصلتنا رسالتك، وسيرد عليك أحد مستشارينا خلال يوم عمل.',
    reference: 'رقم المتابعة',
    claim: 'لمتابعة رسالتك من حسابك، أو لإنشاء حساب وربطها به، افتح الرابط التالي:',
    claimLink: 'متابعة الرسالة',
    keep: 'احتفظ بهذا الرابط لنفسك: من يملكه يستطيع متابعة رسالتك.',
  },
  newContact: {
    subject: (reference: string, subject: string) => `رسالة جديدة ${reference}: ${subject}`,
    arrived: 'وصلت رسالة جديدة من صفحة «اتصل بنا».',
    reference: 'رقم المتابعة',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    company: 'الشركة',
    about: 'الموضوع',
    message: 'نص الرسالة',
    open: 'الرد من صندوق الوارد في لوحة الإدارة:',
    openLink: 'صندوق الرسائل',
  },
} as const;

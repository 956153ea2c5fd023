/** Texts of documents that the server writes without rendering a page. */
export const messagePage = {
  home: 'الصفحة الرئيسية',
  error: {
    title: 'حدث خطأ غير متوقع',
    text: 'الخلل من عندنا وقد سُجّل. أعد المحاولة بعد دقيقة.',
  },
  /** The id of the request follows. */
  reference: 'إن تواصلت معنا بشأن هذا الخطأ فاذكر رمزه:',
} as const;

/** Messages about the text of an article. `\u2066…\u2069` keeps an address from left to right. */
export const articleCopy = {
  userInfo: (url: string) =>
    `الرابط «\u2066${url}\u2069» فيه علامة @ قبل اسم الموقع، فيظهر للقارئ غير ما يفتحه. احذف ما قبلها ثم احفظ.`,
  foreignPicture: (url: string) =>
    `الصورة «\u2066${url}\u2069» محفوظة في موقع آخر. ارفعها إلى مكتبة الموقع وأدرجها منها ثم احفظ.`,
} as const;

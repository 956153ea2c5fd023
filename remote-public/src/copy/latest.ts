/** Texts of the home page blocks with the latest studies and articles. */
export const latest = {
  studies: {
    title: 'أحدث الدراسات المجانية',
    text: 'دراسات منشورة بأرقامها وافتراضاتها، للاطلاع والتنزيل.',
    all: 'كل الدراسات',
  },
  articles: {
    title: 'أحدث المقالات',
    text: 'كيف تُقرأ الأرقام وتُختبر الأفكار، بقلم من يُعدّون الدراسات.',
    all: 'كل المقالات',
  },
} as const;

/** Messages about downloads of study files. */
export const studyCopy = {
  linkReady: 'رابط التنزيل جاهز، وهو صالح لمدة دقيقة واحدة.',
  linkExpired: 'انتهت صلاحية رابط التنزيل. اطلب رابطاً جديداً من صفحة الدراسة.',
  needsCashFlows: 'أضف التدفقات النقدية للدراسة واحفظها أولاً، فالملف يُعدّ منها.',
  fileUnavailable: 'تعذر إعداد ملف الدراسة الآن. أعد المحاولة بعد قليل.',
} as const;

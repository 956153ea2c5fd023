/** What a page without content says to a browser without JavaScript. Only the server needs these texts. */
export const noScriptNotes = {
  needsScripts: 'يحتاج هذا القسم إلى تفعيل JavaScript في متصفحك. بقية صفحات الموقع تعمل من دونه.',
  unavailable: 'تعذر عرض هذه الصفحة الآن. أعد تحميلها بعد دقيقة.',
  unavailableCall: 'تعذر عرض هذه الصفحة الآن. أعد تحميلها بعد دقيقة، أو اتصل بنا:',
} as const;

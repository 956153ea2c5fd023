/** Marks of pages and programs; by chance they do not occur in a picture. */
const MARKUP = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i;

const ZIP_ENTRY = 'PK\u0003\u0004';
const ZIP_END = 'PK\u0005\u0006';
/** The last record of a package, with the longest remark. */
const ZIP_TAIL = 66_000;
/** A document of this kind may begin a little late. */
const PDF_HEAD = 1024;

/** Whether a file is, beside what it begins as, also a page, a package or a document: some programs would open it as that. */
export const hidesAnother = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1');
  const isPackage = text.includes(ZIP_ENTRY) && text.includes(ZIP_END, Math.max(0, text.length - ZIP_TAIL));
  return isPackage || MARKUP.test(text) || text.slice(0, PDF_HEAD).includes('%PDF-');
};

/** Start of HTML, SVG and PHP code. Image data does not contain these bytes by chance. */
const MARKUP = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i;

const ZIP_ENTRY = 'PK\u0003\u0004';
const ZIP_END = 'PK\u0005\u0006';
/** Longest end record of a ZIP archive, including its comment. */
const ZIP_TAIL = 66_000;
/** A PDF header may appear anywhere in the first 1024 bytes. */
const PDF_HEAD = 1024;

/** Whether an image file also contains a web page, a ZIP archive or a PDF, which some programs would open. */
export const hasEmbeddedContent = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1');
  const isArchive = text.includes(ZIP_ENTRY) && text.includes(ZIP_END, Math.max(0, text.length - ZIP_TAIL));
  return isArchive || MARKUP.test(text) || text.slice(0, PDF_HEAD).includes('%PDF-');
};

/** A file of the API about a calculation; load it as a document. @param c the calculation as the text in its link */
export const calculationFile = (file: 'workbook' | 'flows', c: string): string =>
  `/api/public/calculations/${file}?${new URLSearchParams({ c })}`;

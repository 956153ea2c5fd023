/** «التجاري» → «القطاع التجاري», but «قطاع الطاقة»: only a name with the ending of an adjective is one. */
export const sectorTitle = (name: string): string =>
  name.includes('قطاع') ? name : name.endsWith('ي') ? `القطاع ${name}` : `قطاع ${name}`;

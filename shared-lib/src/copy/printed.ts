/** Texts that only a printed page shows. */
export const printedCopy = {
  source: 'المصدر',
  published: (date: string) => `نُشر في ${date}`,
  today: (date: string) => `طُبع في ${date}`,
} as const;

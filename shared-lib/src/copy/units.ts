/** Words that follow a figure. */
export const units = {
  usd: 'دولار',
} as const;

/** How long something is waited for, in the genitive that «بعد» asks for. */
export const waits = {
  after: (time: string) => `بعد ${time}`,
  minutes: { zero: 'لحظات', one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
} as const;

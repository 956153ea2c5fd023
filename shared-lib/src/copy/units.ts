/** Words that follow a figure. */
export const units = {
  usd: 'دولار',
} as const;

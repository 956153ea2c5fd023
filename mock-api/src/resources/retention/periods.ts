/** The periods that the privacy text promises (`seed/content/settings/legal.ts` writes them from here), in years. */
export const retentionYears = {
  /** A request that led to no agreement and no payment, after the last dealing. */
  request: 2,
  /** Agreements and receipts, after the end of the year of the last dealing. */
  contract: 5,
  /** The e-mail address that a visitor left to download a study. */
  download: 2,
} as const;

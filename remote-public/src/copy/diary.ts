/** Texts of a study told in plates. */
export const diary = {
  water: (cubits: string) => `الماء عند ${cubits}\u00A0ذراعاً:`,
  meaning: (text: string) => `، ${text}.`,
} as const;

/** React repairs a mismatch by rendering again, but it is a defect of ours. Every browser test fails on this message. */
export const reportHydrationError = (error: unknown): void => {
  console.error('Hydration had to be repaired:', error);
};

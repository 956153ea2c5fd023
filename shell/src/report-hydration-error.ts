/** A mismatch is healed by React but is a defect of ours: it is said loudly, and every browser test fails on it. */
export const reportHydrationError = (error: unknown): void => {
  console.error('Hydration had to be repaired:', error);
};

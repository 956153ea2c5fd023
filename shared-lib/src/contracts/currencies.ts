/** Of calculations. The inputs and the responses of calculations both read it, and neither brings the other to a page. */
export const currencies = ['USD', 'SAR', 'EGP', 'AED', 'KWD', 'QAR'] as const;
export type Currency = (typeof currencies)[number];

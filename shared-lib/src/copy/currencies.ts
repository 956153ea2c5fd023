import type { Currency } from 'shared-lib/contracts';
import { units } from './units.ts';

/** Names of the currencies, and their nouns after a number. */
export const currencyNames = {
  USD: { label: 'دولار أمريكي', noun: units.usd },
  SAR: { label: 'ريال سعودي', noun: { few: 'ريالات', many: 'ريالاً', other: 'ريال' } },
  EGP: { label: 'جنيه مصري', noun: { few: 'جنيهات', many: 'جنيهاً', other: 'جنيه' } },
  AED: { label: 'درهم إماراتي', noun: { few: 'دراهم', many: 'درهماً', other: 'درهم' } },
  KWD: { label: 'دينار كويتي', noun: { few: 'دنانير', many: 'ديناراً', other: 'دينار' } },
  QAR: { label: 'ريال قطري', noun: { few: 'ريالات', many: 'ريالاً', other: 'ريال' } },
} as const satisfies Record<Currency, { label: string; noun: { few: string; many: string; other: string } }>;

import type { Currency } from 'shared-lib/contracts';
import { units } from './units.ts';

/** Currencies of the calculator, after a number and by name. */
export const currencyUnits = {
  USD: { name: 'دولار أمريكي', ...units.usd },
  SAR: { name: 'ريال سعودي', few: 'ريالات سعودية', many: 'ريالاً سعودياً', other: 'ريال سعودي' },
  EGP: { name: 'جنيه مصري', few: 'جنيهات مصرية', many: 'جنيهاً مصرياً', other: 'جنيه مصري' },
  AED: { name: 'درهم إماراتي', few: 'دراهم إماراتية', many: 'درهماً إماراتياً', other: 'درهم إماراتي' },
  KWD: { name: 'دينار كويتي', few: 'دنانير كويتية', many: 'ديناراً كويتياً', other: 'دينار كويتي' },
  QAR: { name: 'ريال قطري', few: 'ريالات قطرية', many: 'ريالاً قطرياً', other: 'ريال قطري' },
} as const satisfies Record<Currency, object>;

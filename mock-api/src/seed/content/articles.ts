import type { ArticleSeed } from '../content-types.ts';
import { bankBusinessPlan } from './articles/bank-business-plan.ts';
import { breakEven } from './articles/break-even.ts';
import { dueDiligence } from './articles/due-diligence.ts';
import { egyptIndustrialLicence } from './articles/egypt-industrial-licence.ts';
import { feasibilityMistakes } from './articles/feasibility-mistakes.ts';
import { foodSecurity } from './articles/food-security.ts';
import { franchising } from './articles/franchising.ts';
import { gulfMarket } from './articles/gulf-market.ts';
import { healthCentres } from './articles/health-centres.ts';
import { irrNpv } from './articles/irr-npv.ts';
import { marketSizing } from './articles/market-sizing.ts';
import { sensitivity } from './articles/sensitivity.ts';
import { solarRoof } from './articles/solar-roof.ts';
import { workingCapital } from './articles/working-capital.ts';

/** Oldest first. `published_at` of the draft is the date of its last edit. */
export const articles: ArticleSeed[] = [
  irrNpv,
  breakEven,
  dueDiligence,
  sensitivity,
  foodSecurity,
  workingCapital,
  marketSizing,
  bankBusinessPlan,
  gulfMarket,
  egyptIndustrialLicence,
  solarRoof,
  feasibilityMistakes,
  healthCentres,
  franchising,
];

import type { ArticleSeed } from '../content-types.ts';
import { feasibilityMistakes, dueDiligence, bankBusinessPlan } from './articles/study-practice.ts';
import { gulfMarket, marketSizing, foodSecurity, egyptIndustrialLicence } from './articles/markets.ts';
import { irrNpv, breakEven, sensitivity } from './articles/financial-concepts.ts';
import { solarRoof, healthCentres, franchising } from './articles/projects.ts';
import { studyDiary } from './articles/study-diary.ts';
import { workingCapital } from './articles/working-capital.ts';

/** Oldest first; the diary is last, so that the others keep their ids. `published_at` of the draft is the date of its last edit. */
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
  studyDiary,
];

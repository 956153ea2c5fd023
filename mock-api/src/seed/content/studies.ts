import type { StudySeed } from '../content-types.ts';
import { bottledWater, datesFactory, solarPlant } from './studies/industry.ts';
import { centralKitchen, coldStore, restaurantSupply } from './studies/commerce.ts';
import { earlyLearning, vocationalInstitute, medicalCentre, mountainLodge } from './studies/services.ts';
import { greenhouse, fishFarm } from './studies/agriculture.ts';

/** In each study, fixed plus working capital equals the outflow of year 0, and the pages in `toc` add up to `pages`. */
export const studies: StudySeed[] = [
  solarPlant,
  greenhouse,
  medicalCentre,
  datesFactory,
  coldStore,
  restaurantSupply,
  vocationalInstitute,
  mountainLodge,
  earlyLearning,
  bottledWater,
  fishFarm,
  centralKitchen,
];

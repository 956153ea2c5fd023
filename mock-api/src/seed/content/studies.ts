import type { StudySeed } from '../content-types.ts';
import { bottledWater } from './studies/bottled-water.ts';
import { centralKitchen } from './studies/central-kitchen.ts';
import { coldStore } from './studies/cold-store.ts';
import { datesFactory } from './studies/dates-factory.ts';
import { earlyLearning } from './studies/early-learning.ts';
import { fishFarm } from './studies/fish-farm.ts';
import { greenhouse } from './studies/greenhouse.ts';
import { medicalCentre } from './studies/medical-centre.ts';
import { mountainLodge } from './studies/mountain-lodge.ts';
import { restaurantSupply } from './studies/restaurant-supply.ts';
import { solarPlant } from './studies/solar-plant.ts';
import { vocationalInstitute } from './studies/vocational-institute.ts';

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

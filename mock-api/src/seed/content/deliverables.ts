import {
  type DeliverableSeed,
  palmFarm,
  localMarket,
  oliveLine,
  feedMill,
  vetLab,
} from './deliverables/deliverable-seed.ts';

export const deliverables: readonly DeliverableSeed[] = [feedMill, vetLab, palmFarm, oliveLine, localMarket];

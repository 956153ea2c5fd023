import type { DeliverableSeed } from './deliverables/deliverable-seed.ts';
import { feedMill } from './deliverables/feed-mill.ts';
import { localMarket } from './deliverables/local-market.ts';
import { oliveLine } from './deliverables/olive-line.ts';
import { palmFarm } from './deliverables/palm-farm.ts';
import { vetLab } from './deliverables/vet-lab.ts';

export const deliverables: readonly DeliverableSeed[] = [feedMill, vetLab, palmFarm, oliveLine, localMarket];

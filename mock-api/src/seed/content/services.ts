import { serviceInput } from 'shared-lib/contracts';
import type { ServiceSeed } from '../content-types.ts';
import { feasibility, businessPlans } from './services/studies-and-plans.ts';
import { financialModelling, funding, economicConsulting } from './services/finance.ts';
import { marketResearch, technicalStudies, projectEvaluation } from './services/analysis.ts';

/** Adds the defaults of the input, so that a new field does not change every text. */
const complete = (seed: ServiceSeed) => ({ ...serviceInput.parse(seed), slug: seed.slug, sectors: seed.sectors });

export type CompleteService = ReturnType<typeof complete>;

/** In display order. The header falls back to the first four when the API is not available. */
export const services: CompleteService[] = [
  feasibility,
  businessPlans,
  economicConsulting,
  projectEvaluation,
  marketResearch,
  financialModelling,
  technicalStudies,
  funding,
].map(complete);

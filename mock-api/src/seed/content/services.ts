import { serviceInput } from 'shared-lib/contracts';
import type { ServiceSeed } from '../content-types.ts';
import { businessPlans } from './services/business-plans.ts';
import { economicConsulting } from './services/economic-consulting.ts';
import { feasibility } from './services/feasibility.ts';
import { financialModelling } from './services/financial-modelling.ts';
import { funding } from './services/funding.ts';
import { marketResearch } from './services/market-research.ts';
import { projectEvaluation } from './services/project-evaluation.ts';
import { technicalStudies } from './services/technical-studies.ts';

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

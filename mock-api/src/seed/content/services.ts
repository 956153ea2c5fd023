import type { ServiceSeed } from '../content-types.ts';
import { businessPlans } from './services/business-plans.ts';
import { economicConsulting } from './services/economic-consulting.ts';
import { feasibility } from './services/feasibility.ts';
import { financialModelling } from './services/financial-modelling.ts';
import { funding } from './services/funding.ts';
import { marketResearch } from './services/market-research.ts';
import { projectEvaluation } from './services/project-evaluation.ts';
import { technicalStudies } from './services/technical-studies.ts';

/** In display order. The header falls back to the first four when the API is not available. */
export const services: ServiceSeed[] = [
  feasibility,
  businessPlans,
  economicConsulting,
  projectEvaluation,
  marketResearch,
  financialModelling,
  technicalStudies,
  funding,
];

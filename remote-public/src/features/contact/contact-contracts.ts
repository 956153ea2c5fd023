import { lazyContracts } from 'shared-lib/api';

const contract = lazyContracts(() => import('./contact.contract.ts'));

/** The contracts of the three forms, imported when they are needed. */
export const contactContracts = {
  contact: contract('contactInput'),
  consultation: contract('consultationInput'),
  feasibility: contract('feasibilityInput'),
  receipt: contract('receipt'),
};

import { enveloped, publicAgreement } from 'shared-lib/contracts';

/** Contract of the check of an agreement. Imported lazily with the first request. */
export const agreement = enveloped(publicAgreement);

import { enveloped, verdictCounts, verdictRegister } from 'shared-lib/contracts';

/** Contracts of the register of verdicts. Imported lazily with the first request. */
export const register = verdictRegister;
export const counts = enveloped(verdictCounts);

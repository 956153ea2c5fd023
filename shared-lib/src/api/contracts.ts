import { enveloped, service, serviceSummary, setting, user } from 'shared-lib/contracts';
import * as z from 'zod/mini';

/** Contracts of the queries of this entry point, imported with the first request (see `lazy-contract.ts`). */
export const serviceList = enveloped(z.array(serviceSummary));
export const serviceDetail = enveloped(service);
export const settingList = enveloped(z.array(setting));
export const currentUser = enveloped(user);

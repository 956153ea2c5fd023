import { enveloped, service, serviceSummary, setting, user } from 'shared-lib/contracts';
import * as z from 'zod/mini';

/** What the answers of this door's queries are parsed by. Imported when the first of them is asked (see `lazyContract-contracts.ts`). */
export const serviceList = enveloped(z.array(serviceSummary));
export const serviceDetail = enveloped(service);
export const settingList = enveloped(z.array(setting));
export const currentUser = enveloped(user);

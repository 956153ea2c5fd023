import { savedCalculation, savedItems } from 'shared-lib/contracts';
import * as z from 'zod/mini';

/** Contracts of this entry point, imported with the first request: guests on public pages never need them. */
export const savedResponse = z.object({ data: savedItems });
export const calculationResponse = z.object({ data: savedCalculation });
export const calculationsResponse = z.object({ data: z.array(savedCalculation) });
/** `left_out` has the keys that the account did not take. */
export const joinedResponse = z.object({ left_out: z.array(z.string()) });

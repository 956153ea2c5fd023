// Pages of requests read it, so it does not bring the inputs of bookings.
import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { timestamp } from './text.ts';

/** `moved`: another booking of the same request replaced it. `done`: the session took place. */
export const bookingStates = ['held', 'booked', 'moved', 'cancelled', 'no_show', 'done'] as const;
export type BookingState = (typeof bookingStates)[number];

/** How the latest booking of a request stands, for staff. */
export const bookingFacts = z.object({ state: knownOr(bookingStates, 'booked'), at: timestamp });
export type BookingFacts = z.infer<typeof bookingFacts>;

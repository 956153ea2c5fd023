import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A connection is accepted in one turn of the event loop and read in another: after this many quiet turns nothing is pending. */
const QUIET_TURNS = 4;
/** Ends the wait even when new connections keep arriving. */
const MAX_TURNS = 500;

/**
 * Accepts the connections and requests that the operating system has buffered. Closing the server without this step drops
 * them, although their clients have sent everything.
 */
export const acceptPendingConnections = async (server: Server): Promise<void> => {
  let quiet = 0;
  const onActivity = () => (quiet = 0);
  server.on('connection', onActivity).on('request', onActivity);
  for (let turn = 0; turn < MAX_TURNS && quiet < QUIET_TURNS; turn += 1) {
    quiet += 1;
    await nextTurn();
  }
  server.off('connection', onActivity).off('request', onActivity);
};

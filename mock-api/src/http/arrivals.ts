import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A connection is taken in one turn of the event loop and read in another; so many without news mean that nothing waits. */
const QUIET_TURNS = 4;
/** Where new callers keep coming, there is an end all the same. */
const MOST_TURNS = 500;

/**
 * Takes in what has reached this machine already and still lies in the system's buffers. A server that closes before would
 * drop it, although its sender has done everything to be heard.
 */
export const takeArrivals = async (server: Server): Promise<void> => {
  let quiet = 0;
  const onNews = () => (quiet = 0);
  server.on('connection', onNews).on('request', onNews);
  for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
    quiet += 1;
    await nextTurn();
  }
  server.off('connection', onNews).off('request', onNews);
};

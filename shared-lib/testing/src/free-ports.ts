import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Operating systems give higher ports to outgoing connections: one of them could take a port before its server listens. */
const FIRST = 20_000;
const LAST = 32_000;

/** Each process begins somewhere else, so that tests side by side do not find the same ports free. */
let next = randomInt(FIRST, LAST);

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });

/** Finds `count` different ports of localhost that are free at the moment. A process gets none twice before it got all. */
export const freePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = next;
    next = next < LAST ? next + 1 : FIRST;
    if (await isFree(port)) ports.push(port);
  }
  return ports;
};

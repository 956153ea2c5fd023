import type { FastifyInstance } from 'fastify';
import { BEACON_PATH } from '../deferred-scripts.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { limitPerMinute } from '../limit-per-minute.ts';
import { report } from './report.ts';
import type { Visits } from './visits.ts';

/** A document sends three reports, and somebody may open many at once. */
const MAX_REPORTS = 120;
const MAX_BYTES = 2048;

const parse = (body: unknown) => {
  try {
    return report.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
};

interface BeaconOptions {
  visits?: Pick<Visits, 'report'> | undefined;
  metrics?: Pick<Metrics, 'beacon'> | undefined;
  clock?: () => number;
}

/** Takes the reports of browsers. The response never says whether one counted. */
export const registerBeacons = (
  server: FastifyInstance,
  { visits, metrics, clock = Date.now }: BeaconOptions,
): void => {
  if (!visits) return;
  const mayReport = limitPerMinute(MAX_REPORTS, clock);
  server.post(BEACON_PATH, { bodyLimit: MAX_BYTES }, async ({ ip, body }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReport(ip)) {
      metrics?.beacon('refused');
      return reply.code(429).send();
    }
    const received = parse(body);
    metrics?.beacon(received?.step ?? 'invalid');
    if (received) visits.report(ip, received);
    return reply.code(204).send();
  });
};

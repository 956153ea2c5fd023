import { median, percentile } from '../median.ts';
import { openConnection } from './connection.ts';

/** Requests of one shell during one round. */
export interface Round {
  /** Milliseconds of each request. */
  durations: number[];
  /** Compressed size of one response body. */
  bytes: number;
}

export interface Throughput {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  bytes: number;
  pages: number;
}

/** Requests a page repeatedly with concurrent clients, each on a connection of its own. */
export const load = async (
  url: string,
  { connections, durationMs }: { connections: number; durationMs: number },
): Promise<Round> => {
  const round: Round = { durations: [], bytes: 0 };
  const until = performance.now() + durationMs;
  const client = async () => {
    const connection = await openConnection(url);
    try {
      while (performance.now() < until) {
        const start = performance.now();
        round.bytes = await connection.fetchPage();
        round.durations.push(performance.now() - start);
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return round;
};

/** Percentiles of all requests; pages per second are the median of the rounds. */
export const throughputOf = (rounds: readonly Round[], roundMs: number): Throughput => {
  const sorted = rounds.flatMap(({ durations }) => durations).toSorted((a, b) => a - b);
  return {
    perSecond: median(rounds.map(({ durations }) => durations.length / (roundMs / 1000))),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    bytes: rounds[0]?.bytes ?? 0,
    pages: sorted.length,
  };
};

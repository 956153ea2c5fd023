import { Agent, get } from 'node:http';

/** A URL to measure. */
export interface LoadTarget {
  url: string;
  headers?: Record<string, string>;
  /** Adds a unique, ignored query parameter to each request, so that no cached response matches. */
  isUncached?: boolean;
}

let requestCount = 0;

const urlOf = ({ url, isUncached }: LoadTarget): string => {
  requestCount += 1;
  return isUncached ? `${url}${url.includes('?') ? '&' : '?'}_call=${requestCount}` : url;
};

/** Times in milliseconds. */
export interface LoadResult {
  latencies: number[];
  elapsed: number;
}

export interface TextResponse {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Sends one GET request. */
export const fetchText = (target: LoadTarget, agent: Agent): Promise<TextResponse> =>
  new Promise((resolve, reject) => {
    const request = get(urlOf(target), { agent, headers: target.headers ?? {} }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
  });

/**
 * Sends a number of requests over several connections. Each connection sends the next request after its last response.
 * @throws when the status of a response is not 200
 */
export const runLoad = async (
  target: LoadTarget,
  { requests, concurrency }: { requests: number; concurrency: number },
): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const latencies: number[] = [];
  let remaining = requests;
  const runClient = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const sentAt = performance.now();
      const { status, body } = await fetchText(target, agent);
      if (status !== 200) throw new Error(`${target.url} responded with status ${status}: ${body.slice(0, 200)}`);
      latencies.push(performance.now() - sentAt);
    }
  };
  const startedAt = performance.now();
  try {
    await Promise.all(Array.from({ length: concurrency }, runClient));
  } finally {
    agent.destroy();
  }
  return { latencies, elapsed: performance.now() - startedAt };
};

/** @param share share of the values below the result; 0.5 returns the median */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

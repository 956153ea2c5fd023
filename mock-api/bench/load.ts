import { Agent, get } from 'node:http';

/** An address that is asked over and over. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Each call has an address of its own (a parameter that means nothing), so that no kept answer can be given. */
  isAnew?: boolean;
}

let addresses = 0;

const addressOf = ({ url, isAnew }: Target): string => {
  addresses += 1;
  return isAnew ? `${url}${url.includes('?') ? '&' : '?'}_call=${addresses}` : url;
};

/** What so many calls came to; times in milliseconds. */
export interface Load {
  waits: number[];
  elapsed: number;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Asks once. */
export const ask = (target: Target, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get(addressOf(target), { agent, headers: target.headers ?? {} }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
      );
      answer.on('error', reject);
    });
    request.on('error', reject);
  });

/**
 * Asks a target so many times, several callers at once; each asks again when it was answered.
 * @throws when an answer is no 200
 */
export const load = async (target: Target, { calls, atOnce }: { calls: number; atOnce: number }): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const waits: number[] = [];
  let left = calls;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const asked = performance.now();
      const { status, body } = await ask(target, agent);
      if (status !== 200) throw new Error(`${target.url} answered ${status}: ${body.slice(0, 200)}`);
      waits.push(performance.now() - asked);
    }
  };
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: atOnce }, caller));
  } finally {
    agent.destroy();
  }
  return { waits, elapsed: performance.now() - began };
};

/** The value below which a share of all lies; 0.5 is the median. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

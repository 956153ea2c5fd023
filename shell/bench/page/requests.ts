import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** One request of a page; times in milliseconds after navigation, bytes as they came over the line, without headers. */
export interface PageRequest {
  url: string;
  isScript: boolean;
  start: number;
  /** NaN while it has not ended. */
  end: number;
  bytes: number;
}

interface Running extends PageRequest {
  headerBytes: number;
}

export interface Recorder {
  /** @param timeOrigin the page's `performance.timeOrigin` */
  requests(timeOrigin: number): PageRequest[];
  /** Resolves when nothing has been under way for a while. */
  quiet(): Promise<void>;
}

/** Longer than a slowed page needs between an answer and the request that follows from it. */
const QUIET_MS = 1500;
const POLL_MS = 50;

/** Listens to a page's network, preflights included. */
export const recordRequests = async (session: CDPSession): Promise<Recorder> => {
  const running = new Map<string, Running>();
  const underWay = new Set<string>();
  let lastMove = performance.now();
  const move = (act: () => void) => {
    act();
    lastMove = performance.now();
  };
  /** Wall clock of the browser's monotonic zero, in seconds. */
  let zero: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    zero ??= wallTime - timestamp;
    if (!request.url.startsWith('http')) return;
    move(() => underWay.add(requestId));
    running.set(requestId, {
      url: request.url,
      isScript: type === 'Script',
      start: timestamp,
      end: Number.NaN,
      bytes: 0,
      headerBytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = running.get(requestId);
    if (!request) return;
    request.headerBytes = response.encodedDataLength;
    request.isScript ||= response.mimeType.includes('javascript');
  });
  session.on('Network.loadingFailed', ({ requestId }) => move(() => underWay.delete(requestId)));
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    move(() => underWay.delete(requestId));
    const request = running.get(requestId);
    if (!request) return;
    request.end = timestamp;
    request.bytes = Math.max(0, encodedDataLength - request.headerBytes);
  });
  await session.send('Network.enable');
  return {
    async quiet() {
      while (underWay.size > 0 || performance.now() - lastMove < QUIET_MS) await wait(POLL_MS);
    },
    requests: (timeOrigin) => {
      const sinceNavigation = (timestamp: number) => ((zero ?? 0) + timestamp) * 1000 - timeOrigin;
      return [...running.values()].map(({ url, isScript, start, end, bytes }) => ({
        url,
        isScript,
        bytes,
        start: sinceNavigation(start),
        end: sinceNavigation(end),
      }));
    },
  };
};

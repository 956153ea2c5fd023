import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** One request of a page; times in milliseconds after navigation, bytes as transferred (compressed), without headers. */
export interface PageRequest {
  url: string;
  isScript: boolean;
  start: number;
  /** NaN while it has not ended. */
  end: number;
  bytes: number;
}

interface RecordedRequest extends PageRequest {
  headerBytes: number;
}

export interface Recorder {
  /** @param timeOrigin the page's `performance.timeOrigin` */
  requests(timeOrigin: number): PageRequest[];
  /** Resolves when no request has been pending for a while. */
  quiet(): Promise<void>;
}

/** Longer than a throttled page needs between a response and the request that depends on it. */
const QUIET_MS = 1500;
const POLL_MS = 50;

/** Records the network requests of a page, including preflights. */
export const recordRequests = async (session: CDPSession): Promise<Recorder> => {
  const requests = new Map<string, RecordedRequest>();
  const pending = new Set<string>();
  let lastActivity = performance.now();
  const recordActivity = (update: () => void) => {
    update();
    lastActivity = performance.now();
  };
  /** Difference between real time and the browser's monotonic clock, in seconds. */
  let clockOffset: number | undefined;
  session.on('Network.requestWillBeSent', (event) => {
    const { requestId, request, timestamp, type } = event;
    // oxlint-disable-next-line project/glossary-names -- a field of the Chrome DevTools Protocol
    clockOffset ??= event.wallTime - timestamp;
    if (!request.url.startsWith('http')) return;
    recordActivity(() => pending.add(requestId));
    requests.set(requestId, {
      url: request.url,
      isScript: type === 'Script',
      start: timestamp,
      end: Number.NaN,
      bytes: 0,
      headerBytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.headerBytes = response.encodedDataLength;
    request.isScript ||= response.mimeType.includes('javascript');
  });
  session.on('Network.loadingFailed', ({ requestId }) => recordActivity(() => pending.delete(requestId)));
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    recordActivity(() => pending.delete(requestId));
    const request = requests.get(requestId);
    if (!request) return;
    request.end = timestamp;
    request.bytes = Math.max(0, encodedDataLength - request.headerBytes);
  });
  await session.send('Network.enable');
  return {
    async quiet() {
      while (pending.size > 0 || performance.now() - lastActivity < QUIET_MS) await wait(POLL_MS);
    },
    requests: (timeOrigin) => {
      const sinceNavigation = (timestamp: number) => ((clockOffset ?? 0) + timestamp) * 1000 - timeOrigin;
      return [...requests.values()].map(({ url, isScript, start, end, bytes }) => ({
        url,
        isScript,
        bytes,
        start: sinceNavigation(start),
        end: sinceNavigation(end),
      }));
    },
  };
};

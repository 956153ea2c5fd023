import { searchKinds } from 'shared-lib/contracts';
import { faults, type Fault } from 'testing/fault-proxy';
import type { TestSite } from 'testing/test-site';

/** States in which a page is tested; `no-javascript` is a state of the browser, the others are states of the API. */
export const states = ['loaded', 'loading', 'empty', 'failing', 'no-javascript'] as const;
export type State = (typeof states)[number];

/** Milliseconds; longer than the shell's server caches a response of the API. */
export const CACHE_MS = 1200;

const emptyResponse = (body: string): Fault => ({
  kind: 'response',
  status: 200,
  type: 'application/json',
  body,
  headers: { 'x-total-count': '0' },
});

const emptyList = {
  data: [],
  meta: {
    page: 1,
    per_page: 9,
    total: 0,
    last_page: 1,
    totals: Object.fromEntries(searchKinds.map((kind) => [kind, 0])),
  },
};

/** Lists only: single records still exist, and the session stays valid. */
const LISTS = /^\/api\/(?:public\/(?!settings)[a-z-]+|account\/[a-z-]+|consultant\/[a-z-]+)(?:\?|$)/;
const ADMIN_LISTS = /^\/api\/admin\/[a-z-]+(?:\?|$)/;

/** Puts the site's API into a state; `site.restore()` ends it. */
export const enterApiState = async (state: State, site: TestSite): Promise<void> => {
  const api = site.proxies['mock-api'];
  if (state === 'loading') api.injectFault(/^\/api\//, faults.hang);
  if (state === 'failing') await api.refuseConnections();
  if (state === 'empty') {
    api.injectFault(LISTS, emptyResponse(JSON.stringify(emptyList)));
    api.injectFault(ADMIN_LISTS, emptyResponse('[]'));
  }
};

import { searchKinds } from 'shared-lib/contracts';
import { faults, type Fault } from 'shared-lib/testing/fault-proxy';
import type { TestSite } from 'shared-lib/testing/test-site';

/** How a page can be met; `no-javascript` is the browser's state, the others are the API's. */
export const states = ['loaded', 'loading', 'empty', 'failing', 'no-javascript'] as const;
export type State = (typeof states)[number];

/** Longer than the shell's server keeps an answer of the API. */
export const CACHE_MS = 1200;

const emptyAnswer = (body: string): Fault => ({
  kind: 'answer',
  status: 200,
  type: 'application/json',
  body,
  headers: { 'x-total-count': '0' },
});

const nothing = {
  data: [],
  meta: {
    page: 1,
    per_page: 9,
    total: 0,
    last_page: 1,
    totals: Object.fromEntries(searchKinds.map((kind) => [kind, 0])),
  },
};

/** Lists only: a single thing that is there stays there, and nobody is signed out. */
const LISTS = /^\/api\/(?:public\/(?!settings)[a-z-]+|account\/[a-z-]+|consultant\/[a-z-]+)(?:\?|$)/;
const ADMIN_LISTS = /^\/api\/admin\/[a-z-]+(?:\?|$)/;

/** Brings the site's API into a state; `site.restore()` ends it. */
export const enter = async (state: State, site: TestSite): Promise<void> => {
  const api = site.proxies['mock-api'];
  if (state === 'loading') api.break(/^\/api\//, faults.hang);
  if (state === 'failing') await api.refuse();
  if (state === 'empty') {
    api.break(LISTS, emptyAnswer(JSON.stringify(nothing)));
    api.break(ADMIN_LISTS, emptyAnswer('[]'));
  }
};

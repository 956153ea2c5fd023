import { copy } from '../../copy/ar.ts';

type Topic = keyof typeof copy.whatsapp.drafts;

/** First path segment → topic of the draft. */
const topics: Record<string, Topic> = {
  services: 'services',
  sectors: 'sectors',
  'free-studies': 'studies',
  studies: 'studies',
  tools: 'studies',
  blog: 'blog',
  contact: 'contact',
  auth: 'account',
  dashboard: 'account',
  claim: 'account',
};

/** Draft of a chat message that fits the page. */
export const chatDraftFor = (pathname: string): string => {
  const [, first = ''] = pathname.split('/');
  return copy.whatsapp.drafts[topics[first] ?? 'site'];
};

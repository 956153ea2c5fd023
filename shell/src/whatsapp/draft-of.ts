import { copy } from '../copy/ar.ts';

type Area = keyof typeof copy.whatsapp.drafts;

/** First part of an address → what is spoken of there. */
const areas: Record<string, Area> = {
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

/** The message that a visitor of this page is likely to begin with. */
export const draftOf = (pathname: string): string => {
  const [, first = ''] = pathname.split('/');
  return copy.whatsapp.drafts[areas[first] ?? 'site'];
};

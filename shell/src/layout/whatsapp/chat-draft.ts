import { areaOf, sectionTopicOf } from 'shared-lib/federation';
import { copy } from '../../copy/ar.ts';

/** Draft of a chat message that fits the page. */
export const chatDraftFor = (pathname: string): string =>
  copy.whatsapp.drafts[sectionTopicOf(pathname) ?? areaOf(pathname).chatTopic];

import type { Seo } from 'shared-lib/seo';
import type { Answer } from './answer.ts';

interface Words {
  /** Title while nothing is known yet. */
  waiting: string;
  missing: { title: string; text: string };
  unavailable: { title: string; text: string };
}

/** What a page of one thing says of itself while that is not there: read out when the page is opened, kept by no search engine. */
export const absentSeo = (answer: Answer<unknown> | undefined, { waiting, missing, unavailable }: Words): Seo => {
  if (!answer) return { title: waiting, description: waiting, noindex: true };
  const { title, text } = answer.is === 'missing' ? missing : unavailable;
  return { title, description: text, noindex: true };
};

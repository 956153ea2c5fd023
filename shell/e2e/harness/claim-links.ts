import type { APIRequestContext } from 'playwright/test';
import { receipt } from 'shared-lib/contracts';

/** Sends a message as a visitor does; the path of the link that leads to it, and its reference. */
export const sendAsVisitor = async (
  request: APIRequestContext,
  origin: string,
): Promise<{ link: string; reference: string }> => {
  const message = {
    name: 'ليلى منصور',
    email: 'laila@investor.example',
    phone: '',
    company: '',
    subject: 'مزرعة مائية',
    message: `كم تستغرق الدراسة؟ ${crypto.randomUUID()}`,
  };
  const answer = await request.post(`${origin}/api/public/contact`, { data: message });
  const { data } = receipt.parse(await answer.json());
  if (!data) throw new Error('The message was not stored');
  return { link: new URL(data.claim_url).pathname, reference: data.reference };
};

import type { APIRequestContext } from 'playwright/test';
import { receipt } from 'shared-lib/contracts';

/**
 * Sends a contact message as a visitor.
 * @returns the path of its claim link and its reference
 */
export const sendMessageAsVisitor = async (
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
  const response = await request.post(`${origin}/api/public/contact`, { data: message });
  const { data } = receipt.parse(await response.json());
  if (!data) throw new Error('The message was not stored');
  return { link: new URL(data.claim_url).pathname, reference: data.reference };
};

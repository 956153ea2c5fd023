import { contactDefaults } from 'shared-lib/api';
import { whatsappHref } from 'shared-lib/format';
import { useContact } from '../frame/contact.ts';

/** Address of a chat with the company that begins with a draft. The number is never missing: the button is always there. */
export const useChatHref = (draft: string): string => {
  const { whatsapp } = useContact();
  return whatsappHref(/\d/.test(whatsapp) ? whatsapp : contactDefaults.whatsapp, draft);
};

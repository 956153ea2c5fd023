import { contactDefaults } from 'shared-lib/api';
import { whatsappHref } from 'shared-lib/format';
import { useContact } from '../contact.ts';

/** URL of a WhatsApp chat with the company that starts with the draft. Without a usable number in the settings it uses the default one. */
export const useChatHref = (draft: string): string => {
  const { whatsapp } = useContact();
  return whatsappHref(/\d/.test(whatsapp) ? whatsapp : contactDefaults.whatsapp, draft);
};

import { toLatinDigits } from 'shared-lib/contracts';

/** URL of a `tel:` link: digits and a leading plus only. */
export const telHref = (phone: string): string => `tel:${toLatinDigits(phone).replace(/(?!^\+)\D/g, '')}`;

/** WhatsApp chat link with a draft message. WhatsApp accepts digits only: no plus, no spaces. */
export const whatsappHref = (phone: string, draft: string): string =>
  `https://wa.me/${toLatinDigits(phone).replace(/\D/g, '')}?text=${encodeURIComponent(draft)}`;

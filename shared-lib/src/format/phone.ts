import { toLatinDigits } from 'shared-lib/contracts';

/** Address of a `tel:` link: digits and a leading plus only. */
export const telHref = (phone: string): string => `tel:${toLatinDigits(phone).replace(/(?!^\+)\D/g, '')}`;

/** Chat link with a drafted message. WhatsApp takes digits only: no plus, no spaces. */
export const whatsappHref = (phone: string, draft: string): string =>
  `https://wa.me/${toLatinDigits(phone).replace(/\D/g, '')}?text=${encodeURIComponent(draft)}`;

import { toLatinDigits } from 'shared-lib/contracts';

/**
 * URL of a `tel:` link: digits and a leading plus only.
 * @param country calling code of the country that a number without one is of, such as `966`; without it the digits are dialled as typed
 */
export const telHref = (phone: string, country?: string): string => {
  const digits = toLatinDigits(phone).replace(/(?!^\+)\D/g, '');
  return `tel:${country ? digits.replace(/^00(?=[1-9])/, '+').replace(/^0(?=[1-9])/, `+${country}`) : digits}`;
};

/**
 * WhatsApp chat link with a draft message. WhatsApp accepts digits only: no plus, no spaces.
 * @param phone one number with its country code: without it, another person gets the message
 */
export const whatsappHref = (phone: string, draft: string): string =>
  `https://wa.me/${toLatinDigits(phone).replace(/\D/g, '')}?text=${encodeURIComponent(draft)}`;

/** Where an editor's link may lead: a page or place of the site, another site, a phone, a mailbox; never a script. */
export const isSafeLink = (link: string): boolean => /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(link);

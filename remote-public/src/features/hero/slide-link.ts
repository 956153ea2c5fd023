/** Allowed link targets of a slide: path or anchor of the site, http(s), mailto, tel. Rejects script URLs. */
export const isSafeLink = (link: string): boolean => /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(link);

const TARGET = /^(?:\/(?![/\\])|#|https?:\/\/(?=[^/?#])|mailto:|tel:)/i;
/** Browsers remove or rewrite these inside a URL. */
const FORBIDDEN = /[\s\\\p{Cc}\p{Cs}]/u;
/** A name before the host: `https://bank.example@evil.example` leads to evil.example. */
const USER_INFO = /^https?:\/\/[^/?#]*@/i;

export const hasUserInfo = (url: string): boolean => USER_INFO.test(url);

/**
 * Whether a link that an editor typed may become the `href` of a page: a path or fragment of this site, an http(s) URL without a name
 * before the host, `mailto:`
 * or `tel:`. The API, the contracts and the pages use this one rule, so that each saved link is shown.
 */
export const isSafeLink = (url: string): boolean => TARGET.test(url) && !FORBIDDEN.test(url) && !hasUserInfo(url);

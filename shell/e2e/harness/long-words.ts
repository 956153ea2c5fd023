/** Words without a line-break opportunity, each wider than a phone's screen. The first one fits the length limit of every field. */
export const longWords: readonly string[] = [
  'W'.repeat(58),
  `دراسـ${'ـ'.repeat(84)}ـة`,
  'كلمةبلافراغ'.repeat(8),
  `https://example.com/?address=${'0123456789abcdef'.repeat(4)}`,
];

/** Matches any of the words, also truncated or in lower case. */
export const LONG_WORD = /w{40}|ـ{60}|كلمةبلافراغ|address=0123456789/i;

/** Words without a place to break, as people paste and draw them: wider than a phone's screen each, the first in any field. */
export const longWords: readonly string[] = [
  'W'.repeat(58),
  `دراسـ${'ـ'.repeat(84)}ـة`,
  'كلمةبلافراغ'.repeat(8),
  `https://example.com/?address=${'0123456789abcdef'.repeat(4)}`,
];

/** One of them, also where it is cut short or in small letters. */
export const LONG_WORD = /w{40}|ـ{60}|كلمةبلافراغ|address=0123456789/i;

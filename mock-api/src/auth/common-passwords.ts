import { foldArabic } from 'shared-lib/format';
import { copy } from '../copy/ar.ts';

/**
 * Stems of the most common passwords in published lists of stolen passwords. Digits, years and punctuation around a stem do not
 * make it stronger, so they are removed before the lookup.
 */
const STEMS = new Set(
  `password passw0rd passwd passpass pass qwerty qwertyui qwertyuiop qwert asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm azerty
  qazwsx qazwsxedc qwerasdf wasd abc abcd abcde abcdef abcdefg abcdefgh abcabc aaaa admin administrator root user guest test testtest
  demo welcome letmein login master superman batman spiderman pokemon naruto iloveyou ilove loveyou lovely love sunshine princess
  monkey dragon football baseball basketball liverpool barcelona realmadrid chelsea arsenal juventus alhilal alahly zamalek ronaldo
  messi shadow michael jordan jennifer jessica charlie ashley daniel andrew thomas hunter killer secret trustno freedom whatever
  computer internet samsung iphone apple google facebook instagram whatsapp youtube microsoft windows linux changeme default
  temp temporary starwars hello hellohello goodluck flower chocolate cookie butterfly summer winter spring autumn monday sunday
  january february march april june july august september october november december family mother father babygirl angel
  purple orange yellow silver golden diamond hockey soccer tigger ginger pepper maggie buster mustang ferrari porsche mercedes
  toyota corvette harley yamaha access access14 matrix ninja phoenix eagle tiger lion cheese banana
  mohamed mohammed muhammad ahmed mahmoud mostafa mustafa ibrahim abdullah abdallah abdulaziz khaled omar youssef yousef hassan
  hussein fatima fatma mariam maryam sara sarah nour noor habibi habibti allah allahakbar bismillah inshallah alhamdulillah
  ramadan saudi saudiarabia riyadh jeddah makkah madinah egypt cairo giza alexandria dubai kuwait qatar bahrain oman emirates misr
  marhaba salam assalam miqyas ${copy.auth.guessablePasswords}`
    .split(/\s+/)
    .map(foldArabic),
);

const SEQUENCES = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];

const reversed = (text: string) => Array.from(text).toReversed().join('');
const isSequence = (text: string) => SEQUENCES.some((row) => row.includes(text) || reversed(row).includes(text));
/** `aaaaaaaa`, `12121212`, `abcabcabc`. */
const isRepetition = (text: string) => /^(.{1,4})\1+$/su.test(text);

/** Reverses common character substitutions, such as `@` for `a`. */
const undoSubstitutions = (text: string) =>
  text.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('0', 'o').replaceAll('!', 'i').replaceAll('3', 'e');
const withoutTail = (text: string) => text.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '');
const withoutPunctuation = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

/**
 * Whether a password is easy to guess: a well-known one, a keyboard sequence, a repetition, fewer than twelve digits only, or
 * the user's own name or e-mail address.
 * @param personal texts about the user, such as name and e-mail address
 */
export const isCommonPassword = (password: string, personal: readonly string[] = []): boolean => {
  const folded = foldArabic(password);
  const bare = [
    folded,
    withoutPunctuation(folded),
    withoutPunctuation(undoSubstitutions(folded)),
    withoutPunctuation(undoSubstitutions(withoutTail(folded))),
  ];
  if (isSequence(folded) || isRepetition(folded) || /^\d{1,11}$/.test(folded)) return true;
  if (bare.some((text) => STEMS.has(text) || (text.length >= 4 && (isSequence(text) || isRepetition(text)))))
    return true;
  const personalTexts = personal
    .flatMap((text) => [foldArabic(text), foldArabic(text).split('@', 1)[0] ?? ''])
    .filter((text) => text.length >= 4);
  return personalTexts.some(
    (text) =>
      folded === text || (withoutPunctuation(text) !== '' && withoutPunctuation(folded) === withoutPunctuation(text)),
  );
};

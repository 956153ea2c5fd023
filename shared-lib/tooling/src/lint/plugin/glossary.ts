/**
 * The project's glossary as data: words that must not name a thing, and what to write instead. Each idea has one word, the
 * one that the field uses.
 */
interface ReplacedWord {
  /** Matches the word where it has the replaced sense. */
  pattern: RegExp;
  /** What to write instead. */
  use: string;
}

/** Parts of identifiers and file names that no other sense justifies. */
const REPLACED_NAME_PARTS: ReadonlyMap<string, string> = new Map([
  ['corridor', 'shell'],
  ['deed', 'action'],
  ['doing', 'action, service'],
  ['door', 'exposed module, entry point'],
  ['drawn', 'rendered'],
  ['house', 'project'],
  ['kept', 'cached, stored, retained'],
  ['letter', 'email'],
  ['postman', 'mailer'],
  ['refusal', 'UserError, CliError'],
  ['room', 'package, remote'],
  ['told', 'result, reported'],
  ['wall', 'import boundary'],
  ['whoever', 'the user, the caller'],
]);

/** Names that others chose: CSS properties and DOM interfaces. */
const FOREIGN_NAMES = new Set(['letterSpacing']);

const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());

/** A part and its plural. */
const replacementOf = (part: string): string | undefined =>
  REPLACED_NAME_PARTS.get(part) ?? REPLACED_NAME_PARTS.get(part.replace(/s$/, ''));

/**
 * Finds the first replaced word in an identifier, a file name or a folder name.
 *
 * @param name `createPostman`, `kept-answers`, `OPEN_DOORS`
 */
export const replacedPartOf = (name: string): { part: string; use: string } | undefined => {
  if (FOREIGN_NAMES.has(name)) return undefined;
  for (const part of partsOf(name)) {
    const use = replacementOf(part);
    if (use) return { part, use };
  }
  return undefined;
};

/** Words of comments, strings and test titles. A pattern excludes the senses that are right. */
export const REPLACED_WORDS: readonly ReplacedWord[] = [
  { pattern: /\b(?:corridors?|street doors?)\b/gi, use: 'shell' },
  { pattern: /\bdoors?\b/gi, use: 'exposed module, entry point' },
  { pattern: /\bdrawers?\b/gi, use: 'entry point, menu' },
  { pattern: /\brooms?\b/gi, use: 'package, remote' },
  { pattern: /\bwalls?\b/gi, use: 'import boundary' },
  { pattern: /\bhouse\b/gi, use: 'project, conventions' },
  { pattern: /(?<!animation |key|in a )\bframes?\b(?!-(?:ancestors|src))/gi, use: 'layout' },
  { pattern: /\b(?:half|halves)\b/gi, use: 'layout, client, server, full suite' },
  { pattern: /\b(?:draws?|drawn|drew|drawing)\b/gi, use: 'render' },
  { pattern: /\b(?:take|takes|taken|took|taking) over\b/gi, use: 'hydrate' },
  {
    pattern: /(?<!(?:mail|ip|postal|street|mailbox|bind|loopback|whose) )\baddress(?:es)?\b(?!\.)/gi,
    use: 'URL, path, origin',
  },
  { pattern: /\b(?:answers?|answered|answering)\b/gi, use: 'response, respond' },
  { pattern: /\b(?:kept|remembered)\b/gi, use: 'cached, stored, retained' },
  {
    pattern: /(?<!(?:arabic|latin|greek|case|capital|small|two|three|of|with|and|hidden) )\bletters?\b(?! of)/gi,
    use: 'email',
  },
  { pattern: /\bpostm[ae]n\b/gi, use: 'mailer' },
  { pattern: /\brefusals?\b/gi, use: 'UserError, CliError' },
  { pattern: /\bmany at once\b/gi, use: 'bulk' },
  { pattern: /\b(?:says|said|told|tells)\b/gi, use: 'copy, label, message, report' },
  { pattern: /\b(?:faces?|looks like)\b/gi, use: 'styles' },
  { pattern: /\bbad days?\b/gi, use: 'fault' },
  { pattern: /\b(?:deeds?|doings?)\b/gi, use: 'repository, presenter, service, policy' },
  { pattern: /\bwhoever\b/gi, use: 'the user, the caller' },
  { pattern: /\bof which\b/gi, use: 'a sentence of its own' },
  { pattern: /\bas it was\b/gi, use: 'unchanged, restored' },
];

const WARNING = 40;

interface StructuredLine {
  level: number;
  msg?: unknown;
  err?: { message?: unknown };
}

const structured = (line: string): StructuredLine | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'level' in value && typeof value.level === 'number'
      ? { ...value, level: value.level }
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * What of a process's output a person at the terminal should see: warnings and errors of a structured log in short, and whatever
 * went to standard error as plain text.
 */
export const worthShowing = (line: string, stream: 'stdout' | 'stderr'): string | undefined => {
  const entry = structured(line);
  if (!entry) return stream === 'stderr' && line.trim() !== '' ? line : undefined;
  if (entry.level < WARNING) return undefined;
  const parts = [entry.msg, entry.err?.message].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  return [...new Set(parts)].join(': ') || line;
};

/** Stack frames, closing brackets and Node's own signature say less than the sentence above them. */
const NOISE = /^\s|^Node\.js v|^[\])}]|^node:|^file:|^\^/;

/** The sentence with which a process ended, if it left one. */
export const lastSentence = (shown: readonly string[]): string | undefined =>
  shown.findLast((line) => !NOISE.test(line));

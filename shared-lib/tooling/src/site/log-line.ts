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
 * Selects the output of a process for the terminal: warnings and errors of a structured log in short form, and plain text of
 * standard error.
 * @returns the line to show; undefined when it belongs only in the log file
 */
export const terminalLine = (line: string, stream: 'stdout' | 'stderr'): string | undefined => {
  const entry = structured(line);
  if (!entry) return stream === 'stderr' && line.trim() !== '' ? line : undefined;
  if (entry.level < WARNING) return undefined;
  const parts = [entry.msg, entry.err?.message].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  return [...new Set(parts)].join(': ') || line;
};

/** Lines of the stack, closing brackets and Node's version line, which follow the error message. */
const NOISE = /^\s|^Node\.js v|^[\])}]|^node:|^file:|^\^/;

/** Returns the last error message of a process that ended. */
export const lastMessage = (shown: readonly string[]): string | undefined =>
  shown.findLast((line) => !NOISE.test(line));

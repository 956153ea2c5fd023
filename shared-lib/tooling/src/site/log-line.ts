import { dirname } from 'node:path';

import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';

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

const MAX_BYTES = 2_000_000;

/** Opens a log for appending. At 2 MB the file is renamed to `<file>.old`, which replaces the previous old file. */
export const openLog = (file: string, maxBytes = MAX_BYTES): ((line: string) => void) => {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  return (line) => {
    const text = `${line}\n`;
    if (size > 0 && size + text.length > maxBytes) {
      renameSync(file, `${file}.old`);
      size = 0;
    }
    appendFileSync(file, text, { mode: 0o600 });
    size += Buffer.byteLength(text);
  };
};

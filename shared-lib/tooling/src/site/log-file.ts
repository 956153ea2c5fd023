import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

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

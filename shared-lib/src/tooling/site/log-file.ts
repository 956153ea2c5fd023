import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 2_000_000;

/** Appends lines to a file that never grows over 2 MB: then it becomes `<file>.old`, and the one before that goes. */
export const openLog = (file: string, maxBytes = MAX_BYTES): ((line: string) => void) => {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  return (line) => {
    const text = `${line}\n`;
    if (size > 0 && size + text.length > maxBytes) {
      renameSync(file, `${file}.old`);
      size = 0;
    }
    appendFileSync(file, text);
    size += Buffer.byteLength(text);
  };
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const readSource = (name: string): Promise<string> => readFile(join(import.meta.dirname, `${name}.typ`), 'utf8');

/** Source of a template, after the parts that all templates use. */
export const readTemplate = async (name: 'study' | 'calculation' | 'card'): Promise<string> =>
  (await Promise.all(['parts', name].map(readSource))).join('\n');

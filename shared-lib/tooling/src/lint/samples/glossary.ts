import type { Sample } from './sample.ts';

const name = (file: string, message: string, source: string): Sample => ({
  breaks: 'project/glossary-names',
  message,
  file,
  source: `${source}\n`,
});

/** Names with words that the glossary replaces. */
export const glossarySamples: Sample[] = [
  name('shell/src/glossary/identifier.ts', "'door' in 'loadDoor'", 'export const loadDoor = 1;'),
  name('shell/src/glossary/plural.ts', "'rooms' in 'everyRooms'", 'export const everyRooms = 1;'),
  name('shell/src/glossary/constant.ts', "'kept' in 'MOST_KEPT'", 'export const MOST_KEPT = 1;'),
  name('shell/src/glossary/component.tsx', "'wall' in 'Wall'", 'export const Wall = () => <hr />;'),
  name('mock-api/src/glossary/postman.ts', "'postman' in 'postman.ts'", 'export const port = 1;'),
  name('mock-api/src/letters/port.ts', "'letters' in 'letters'", 'export const port = 1;'),
  {
    breaks: 'project/conversion-names',
    message: 'begin with a verb',
    file: 'mock-api/src/glossary/size.ts',
    source: 'export const sizeOf = async (): Promise<number> => Promise.resolve(1);\n',
  },
];

import type { Sample } from './sample.ts';

const name = (file: string, message: string, source: string): Sample => ({
  breaks: 'project/glossary-names',
  message,
  file,
  source: `${source}\n`,
});

const prose = (file: string, message: string, source: string): Sample => ({
  breaks: 'project/glossary-words',
  message,
  file,
  source: `${source}\n`,
});

/** Words that the glossary replaces, in names and in prose. */
export const glossarySamples: Sample[] = [
  name('shell/src/glossary/identifier.ts', "'door' in 'loadDoor'", 'export const loadDoor = 1;'),
  name('shell/src/glossary/plural.ts', "'rooms' in 'everyRooms'", 'export const everyRooms = 1;'),
  name('shell/src/glossary/constant.ts', "'kept' in 'MOST_KEPT'", 'export const MOST_KEPT = 1;'),
  name('shell/src/glossary/component.tsx', "'wall' in 'Wall'", 'export const Wall = () => <hr />;'),
  name('mock-api/src/glossary/postman.ts', "'postman' in 'postman.ts'", 'export const port = 1;'),
  name('mock-api/src/letters/port.ts', "'letters' in 'letters'", 'export const port = 1;'),
  prose('shell/src/glossary/comment.ts', "'door'", '/** Opens a door. */\nexport const port = 1;'),
  prose('shell/src/glossary/string.ts', "'refusal'", "export const text = 'a refusal';"),
  prose('shell/src/glossary/template.ts', "'draws'", 'export const text = (name: string) => `draws ${name}`;'),
  {
    ...prose('shell/src/glossary/title.test.ts', "'told'", ''),
    source: "import { expect, it } from 'vitest';\n\nit('is told', () => expect(1).toBe(1));\n",
  },
];

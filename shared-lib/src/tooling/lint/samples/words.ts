import type { Sample } from './sample.ts';

const inCopy = 'belongs to copy/';
export const wordSamples: Sample[] = [
  {
    breaks: 'house/arabic-in-copy',
    says: inCopy,
    file: 'remote-public/src/words/text.tsx',
    source: 'export const Title = () => <h1>دراسة</h1>;\n',
  },
  {
    breaks: 'house/arabic-in-copy',
    says: inCopy,
    file: 'remote-public/src/words/label.tsx',
    source: 'export const Title = () => <hr aria-label="دراسة" />;\n',
  },
  {
    breaks: 'house/arabic-in-copy',
    says: inCopy,
    file: 'mock-api/src/words/sentence.ts',
    source: "export const sentence = 'دراسة';\n",
  },
  {
    breaks: 'house/arabic-in-copy',
    says: inCopy,
    file: 'mock-api/src/words/template.ts',
    source: 'export const sentence = (name: string) => `دراسة ${name}`;\n',
  },
  {
    breaks: 'house/arabic-in-copy',
    says: 'written as escapes',
    file: 'shared-lib/src/format/pattern.ts',
    source: 'export const digits = /[٠-٩]/g;\n',
  },
  {
    breaks: 'house/latin-digits',
    says: 'Latin',
    file: 'remote-public/src/copy/years.ts',
    source: "export const years = '١٥ عاما';\n",
  },
  {
    breaks: 'no-warning-comments',
    says: 'todo',
    file: 'shell/src/words/later.ts',
    source: '/** What is said. todo: the rest */\nexport const said = 1;\n',
  },
  {
    breaks: 'no-warning-comments',
    says: 'fixme',
    file: 'shell/src/words/broken.ts',
    source: '// FIXME\nexport const said = 1;\n',
  },
  {
    breaks: 'house/reasoned-silence',
    says: 'says why',
    file: 'shell/src/words/silenced.ts',
    source: '// oxlint-disable-next-line no-alert\nexport const ask = () => alert(1);\n',
  },
];

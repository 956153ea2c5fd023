import type { Sample } from './sample.ts';

const inCopy = 'belongs to copy/';
export const copySamples: Sample[] = [
  {
    breaks: 'project/arabic-in-copy',
    message: inCopy,
    file: 'remote-public/src/text/text.tsx',
    source: 'export const Title = () => <h1>دراسة</h1>;\n',
  },
  {
    breaks: 'project/arabic-in-copy',
    message: inCopy,
    file: 'remote-public/src/text/label.tsx',
    source: 'export const Title = () => <hr aria-label="دراسة" />;\n',
  },
  {
    breaks: 'project/arabic-in-copy',
    message: inCopy,
    file: 'mock-api/src/text/sentence.ts',
    source: "export const sentence = 'دراسة';\n",
  },
  {
    breaks: 'project/arabic-in-copy',
    message: inCopy,
    file: 'mock-api/src/text/template.ts',
    source: 'export const sentence = (name: string) => `دراسة ${name}`;\n',
  },
  {
    breaks: 'project/arabic-in-copy',
    message: 'written as escapes',
    file: 'shared-lib/src/format/pattern.ts',
    source: 'export const digits = /[٠-٩]/g;\n',
  },
  {
    breaks: 'project/one-number-reader',
    message: 'shared-lib/numbers',
    file: 'remote-admin/src/number/amount.ts',
    source: "export const amountOf = (typed: string): number => Number(typed.replaceAll(/[\\s,]/g, ''));\n",
  },
  {
    breaks: 'project/one-number-reader',
    message: 'shared-lib/numbers',
    file: 'mock-api/src/number/separators.ts',
    source: "export const withPoint = (cell: string): string => cell.replace(/\\u066B/g, '.');\n",
  },
  {
    breaks: 'project/latin-digits',
    message: 'Latin',
    file: 'remote-public/src/copy/years.ts',
    source: "export const years = '١٥ عاما';\n",
  },
  {
    breaks: 'project/reasoned-disable',
    message: 'gives the reason',
    file: 'shell/src/text/silenced.ts',
    source: '// oxlint-disable-next-line no-alert\nexport const ask = () => alert(1);\n',
  },
];

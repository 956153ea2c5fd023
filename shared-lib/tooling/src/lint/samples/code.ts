import type { Sample } from './sample.ts';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const size: Sample[] = [
  {
    breaks: 'max-lines',
    message: '301',
    file: 'mock-api/src/size/long.ts',
    source: `${lines(301, (index) => `export const line${index} = ${index};`)}\n`,
  },
  {
    breaks: 'max-lines-per-function',
    message: '61',
    file: 'mock-api/src/size/long-function.ts',
    source: `/* comments and blank lines are free */\nexport const sum = (start: number) => {\n  let value = start;\n${lines(57, (index) => `  value += ${index};\n\n  // why`)}\n  return value;\n};\n`,
  },
];

const names: Sample[] = [
  {
    breaks: 'unicorn/filename-case',
    message: 'kebab-case. Rename the file',
    file: 'shell/src/names/SiteHeader.ts',
    source: 'export const height = 3;\n',
  },
  {
    breaks: 'project/file-names',
    message: "'utils' does not describe the content",
    file: 'remote-public/src/utils/price.ts',
    source: 'export const price = 3;\n',
  },
  {
    breaks: 'project/file-names',
    message: "'form-helpers' does not describe the content",
    file: 'remote-public/src/names/form-helpers.ts',
    source: 'export const price = 3;\n',
  },
  {
    breaks: 'project/file-names',
    message: "'common' does not describe the content",
    file: 'mock-api/src/common/price.ts',
    source: 'export const price = 3;\n',
  },
  {
    breaks: 'project/file-names',
    message: "'misc' does not describe the content",
    file: 'mock-api/src/names/misc.ts',
    source: 'export const price = 3;\n',
  },
  {
    breaks: 'project/file-names',
    message: "'ContactForm' is not in kebab-case",
    file: 'remote-public/src/ContactForm/field.ts',
    source: 'export const price = 3;\n',
  },
];

const types: Sample[] = [
  {
    breaks: 'typescript/no-explicit-any',
    message: 'any',
    file: 'mock-api/src/types/any.ts',
    source: 'export type Row = Record<string, any>;\n',
  },
  {
    breaks: 'typescript/no-unsafe-assignment',
    message: 'any',
    file: 'mock-api/src/types/assigned.ts',
    source: "export const row: unknown[] = [];\nconst one = JSON.parse('1');\nrow.push(one);\n",
  },
  {
    breaks: 'typescript/no-unsafe-return',
    message: 'any',
    file: 'mock-api/src/types/returned.ts',
    source: 'export const parse = (text: string): number => JSON.parse(text);\n',
  },
  {
    breaks: 'typescript/no-unsafe-argument',
    message: 'any',
    file: 'mock-api/src/types/handed.ts',
    source: "export const size = Math.abs(JSON.parse('1'));\n",
  },
  {
    breaks: 'typescript/no-unsafe-member-access',
    message: 'any',
    file: 'mock-api/src/types/member.ts',
    source: "export const size: unknown = JSON.parse('{}').size;\n",
  },
  {
    breaks: 'typescript/no-unsafe-call',
    message: 'any',
    file: 'mock-api/src/types/called.ts',
    source: "export const size: unknown = JSON.parse('{}')();\n",
  },
  {
    breaks: 'typescript/no-unsafe-type-assertion',
    message: 'assertion',
    file: 'mock-api/src/types/believed.ts',
    source: 'export const asNumber = (value: unknown): number => value as number;\n',
  },
  {
    breaks: 'typescript/no-non-null-assertion',
    message: 'non-null',
    file: 'mock-api/src/types/believed-there.ts',
    source: 'export const first = (list: string[]): string => list[0]!;\n',
  },
  {
    breaks: 'typescript/ban-ts-comment',
    message: '@ts-ignore',
    file: 'mock-api/src/types/silenced.ts',
    source: "// @ts-ignore\nexport const size: number = '3';\n",
  },
];

const promises: Sample[] = [
  {
    breaks: 'typescript/no-floating-promises',
    message: 'Promises must be awaited',
    file: 'mock-api/src/promises/floating.ts',
    source: 'export const act = (save: () => Promise<void>): void => {\n  save();\n};\n',
  },
  {
    breaks: 'typescript/no-misused-promises',
    message: 'Promise',
    file: 'mock-api/src/promises/misused.ts',
    source: 'export const act = (is: () => Promise<boolean>): number => (is() ? 1 : 2);\n',
  },
  {
    breaks: 'typescript/only-throw-error',
    message: 'error',
    file: 'mock-api/src/promises/thrown.ts',
    source: "export const act = (): never => {\n  throw 'no';\n};\n",
  },
];

const page = (body: string) => `export const Part = () => ${body};\n`;
const react: Sample[] = [
  {
    breaks: 'react/button-has-type',
    message: 'type',
    file: 'remote-admin/src/react/button.tsx',
    source: page('<button>+</button>'),
  },
  {
    breaks: 'react/jsx-no-target-blank',
    message: 'noreferrer',
    file: 'remote-admin/src/react/blank.tsx',
    source: page('<a href="https://wa.me/1" target="_blank">+</a>'),
  },
  {
    breaks: 'react/no-danger',
    message: 'dangerous',
    file: 'remote-admin/src/react/html.tsx',
    source: page("<p dangerouslySetInnerHTML={{ __html: '' }} />"),
  },
  {
    breaks: 'react/rules-of-hooks',
    message: 'conditionally',
    file: 'remote-admin/src/react/hook.tsx',
    source:
      "import { useState } from 'react';\n\nexport const Part = ({ on }: { on: boolean }) => {\n  if (!on) return null;\n  const [value] = useState(1);\n  return <b>{value}</b>;\n};\n",
  },
  {
    breaks: 'jsx-a11y/alt-text',
    message: 'alt',
    file: 'remote-admin/src/react/picture.tsx',
    source: page('<img src="/x.webp" />'),
  },
  {
    breaks: 'no-console',
    message: 'console',
    file: 'remote-admin/src/react/said.ts',
    source: "export const say = () => console.log('here');\n",
  },
];

export const codeSamples: Sample[] = [...size, ...names, ...types, ...promises, ...react];

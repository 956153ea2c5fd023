import type { Sample } from './sample.ts';

const habit = (breaks: string, message: string, source: string, extension = 'ts'): Sample => ({
  breaks,
  message,
  file: `remote-admin/src/habits/${breaks.replace(/^.*\//, '')}.${extension}`,
  source: `${source}\n`,
});

const tested = (body: string) => `import { expect, it } from 'vitest';\n\n${body}`;

export const habitSamples: Sample[] = [
  habit('import/no-mutable-exports', 'mutable', 'export let count = 1;\nexport const add = () => count++;'),
  habit(
    'max-depth',
    'nested too deeply',
    'export const act = (on: boolean, say: () => void) => {\n  if (on) { if (on) { if (on) { if (on) { if (!on) { say(); } } } } }\n};',
  ),
  habit('typescript/no-unsafe-function-type', 'Function', 'export type Callback = Function;'),
  habit(
    'typescript/consistent-type-imports',
    'type',
    "import { ReactNode } from 'react';\n\nexport type Part = ReactNode;",
  ),
  habit(
    'typescript/switch-exhaustiveness-check',
    'exhaustive',
    "export const act = (kind: 'a' | 'b', say: () => void) => {\n  switch (kind) {\n    case 'a':\n      say();\n  }\n};",
  ),
  habit(
    'typescript/no-deprecated',
    'deprecated',
    '/** @deprecated use another */\nconst old = 1;\nexport const now = [old];',
  ),
  habit('typescript/prefer-promise-reject-errors', 'Error', "export const act = () => Promise.reject('no');"),
  habit('eqeqeq', '===', 'export const same = (a: number, b: number) => a == b;'),
  habit(
    'array-callback-return',
    'return',
    'export const act = (list: number[]) => list.map((one) => { list.push(one); });',
  ),
  habit('no-alert', 'alert', 'export const ask = () => alert(1);'),
  habit('no-empty', 'empty', 'export const act = (on: boolean) => {\n  if (on) {\n  }\n};'),
  habit('no-param-reassign', 'parameter', 'export const act = (value: number) => {\n  value = 3;\n  return value;\n};'),
  habit('no-sequences', 'comma', 'export const act = (say: () => number) => (say(), say(), 3);'),
  habit('no-var', 'var', 'var count = 1;\nexport const counts = [count];'),
  habit('prefer-const', 'const', 'let count = 1;\nexport const counts = [count];'),
  habit('object-shorthand', 'shorthand', 'const count = 1;\nexport const counts = { count: count };'),
  habit(
    'unicorn/no-abusive-eslint-disable',
    'rules',
    '// oxlint-disable-next-line -- a reason\nexport const ask = () => alert(1);',
  ),
  habit('react/jsx-no-useless-fragment', 'Fragment', 'export const Part = () => <><b>+</b></>;', 'tsx'),
  habit(
    'vitest/no-identical-title',
    'title',
    tested("it('opens', () => expect(1).toBe(1));\nit('opens', () => expect(2).toBe(2));"),
    'test.ts',
  ),
  habit('vitest/valid-expect', 'at most 2', tested("it('opens', () => expect(1, 'one', 3).toBe(1));"), 'test.ts'),
  {
    ...habit('unicorn/prefer-node-protocol', 'node:', "export { join } from 'path';"),
    file: 'mock-api/src/habits/protocol.ts',
  },
  {
    ...habit('no-empty-pattern', 'Empty', 'export const act = () => {\n  const {} = { count: 1 };\n};'),
    file: 'shell/e2e/harness/pattern.ts',
  },
];

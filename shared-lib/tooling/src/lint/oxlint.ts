import * as z from 'zod/mini';
import type { Finding } from './finding.ts';
import { runTool } from './tool.ts';

const span = z.object({ line: z.number(), column: z.number() });
const output = z.object({
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      code: z.optional(z.string()),
      message: z.string(),
      help: z.optional(z.string()),
      labels: z.array(z.object({ span })),
    }),
  ),
});

/** `typescript(no-explicit-any)` → `typescript/no-explicit-any`, `eslint(no-var)` → `no-var`: the form of the configuration. */
const ruleName = (code = 'syntax') =>
  code
    .replace(/^(.+)\((.+)\)$/, '$1/$2')
    .replace(/^eslint\//, '')
    .replace(/^react-hooks\//, 'react/');

/** TypeScript and JSX: `.oxlintrc.json`. */
export const checkCode = async (root: string): Promise<Finding[]> => {
  const command = new URL('bin/oxlint', import.meta.resolve('oxlint/package.json'));
  const { diagnostics } = await runTool(root, { name: 'oxlint', command, args: ['--format=json'], output });
  return diagnostics.map(({ filename, code, message, help, labels }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 1,
    column: labels[0]?.span.column ?? 1,
    rule: ruleName(code),
    message: help ? `${message.replace(/[^.!?]$/, '$&.')} ${help}` : message,
  }));
};

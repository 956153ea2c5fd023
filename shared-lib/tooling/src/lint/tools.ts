import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { relative, sep } from 'node:path';
import stylelint from 'stylelint';
import { CliError } from '../cli-error.ts';
import type { Finding } from './finding.ts';

interface Tool<Output> {
  name: string;
  /** Script of its command. */
  command: URL;
  args: readonly string[];
  /** Schema of the JSON that it prints. */
  output: z.ZodMiniType<Output>;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Runs a tool that prints JSON, with the current Node, at the root of a checkout.
 *
 * @throws {CliError} when the output has another shape: the tool could not run, or its configuration is wrong.
 */
export const runTool = async <Output>(root: string, { name, command, args, output }: Tool<Output>): Promise<Output> => {
  const child = spawn(process.execPath, [fileURLToPath(command), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  const text = Buffer.concat(stdout).toString();
  const parsed = output.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new CliError(`${name} failed:\n${text}${Buffer.concat(stderr).toString()}`);
};

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

/** CSS in styled templates: `.stylelintrc.yaml`. */
export const checkStyles = async (root: string): Promise<Finding[]> => {
  const { results } = await stylelint.lint({
    cwd: root,
    files: '{shell,remote-*,shared-lib}/src/**/*.{ts,tsx}',
    allowEmptyInput: true,
  });
  return results.flatMap(({ source = '', warnings }) =>
    warnings.map(({ line, column, rule, text }) => ({
      file: relative(root, source).split(sep).join('/'),
      line,
      column,
      rule,
      message: text.replace(` (${rule})`, ''),
    })),
  );
};

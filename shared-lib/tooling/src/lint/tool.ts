import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';

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

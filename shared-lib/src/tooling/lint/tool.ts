import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

interface Tool<Answer> {
  name: string;
  /** Script of its command. */
  command: URL;
  args: readonly string[];
  /** Shape of the JSON that it prints. */
  answer: z.ZodMiniType<Answer>;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Runs a tool that answers in JSON, on this Node, at the root of a checkout.
 * @throws {Refusal} when it says anything else: it could not run, or its configuration is wrong.
 */
export const runTool = async <Answer>(root: string, { name, command, args, answer }: Tool<Answer>): Promise<Answer> => {
  const child = spawn(process.execPath, [fileURLToPath(command), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  const complained: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complained.push(chunk));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  const output = Buffer.concat(said).toString();
  const parsed = answer.safeParse(parseJson(output));
  if (parsed.success) return parsed.data;
  throw new Refusal(`${name} could not do its work:\n${output}${Buffer.concat(complained).toString()}`);
};

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const runDoctor = (args: readonly string[], env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('a monitor gets the findings as JSON, and a code that says fault', () => {
  const { status, stdout } = runDoctor(['--json'], { PORT: 'http' });
  expect(status).toBe(2);
  expect(JSON.parse(stdout)).toEqual({
    findings: [
      {
        subject: 'configuration',
        level: 'fault',
        sentence: 'PORT="http" is not a port: give a whole number from 1 to 65535.',
        action: expect.stringContaining('run the doctor again'),
      },
    ],
  });
});

test('a person gets two lines for each finding: what is wrong, and what to do', () => {
  const { stdout } = runDoctor([], { SITE_MODE: 'production' });
  expect(stdout).toBe(
    'FAULT (configuration): SITE_MODE="production" is not known: give demo or live.\n  Correct this setting and run the doctor again.\n',
  );
});

test('explains itself when it does not understand an option', () => {
  const { status, stderr } = runDoctor(['--clock=yesterday'], {});
  expect(status).toBe(2);
  expect(stderr).toContain('Use: npm run doctor');
});

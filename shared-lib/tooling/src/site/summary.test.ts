import { join } from 'node:path';
import { liveEnvironment } from 'testing/live-environment';
import { describe, expect, test } from 'vitest';
import { readConfig, ROOT } from '../config.ts';
import { summary } from './summary.ts';

const VERSION = '0123456789abcdef';
const registry = (verified: string[]) => ({
  schema: 1 as const,
  remotes: {
    'remote-admin': {
      origin: 'http://localhost:3003',
      mounts: ['/admin'],
      ssr: false,
      current: VERSION,
      verified,
      releases: {},
    },
  },
});

describe('summary', () => {
  test('names URLs, releases, demo accounts, the data folder and how to stop', () => {
    const text = summary(readConfig({}), registry([VERSION]), [
      { role: 'admin', email: 'admin@miqyas.example', password: 'secret', name: 'نورة' },
    ]);
    for (const part of [
      'http://localhost:3000',
      'http://localhost:4000/api',
      'docs at http://localhost:4000/api/docs',
      `release ${VERSION}, verified`,
      'admin@miqyas.example',
      '.data',
      'Ctrl-C',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain(ROOT);
  });

  test('omits accounts and API docs in live mode, and marks releases that are not verified', () => {
    const text = summary(readConfig({ ...liveEnvironment, DATA_DIR: '/srv/miqyas' }), registry([]), []);
    expect(text).toContain('Miqyas is running (live mode).');
    expect(text).toContain(`release ${VERSION}, not verified`);
    expect(text).toContain('/srv/miqyas');
    for (const part of ['accounts', '/api/docs']) expect(text).not.toContain(part);
  });

  test('marks an API on another machine as not started here', () => {
    expect(summary(readConfig({ API_ORIGIN: 'https://api.example.com' }), registry([]), [])).toMatch(
      /https:\/\/api\.example\.com\/api {2,}not started here/,
    );
  });

  test('aligns the columns of a table', () => {
    const lines = summary(readConfig({}), registry([]), [])
      .split('\n')
      .filter((line) => line.includes('http://localhost:300'));
    expect(new Set(lines.map((line) => line.indexOf('http'))).size).toBe(1);
  });
});

test('shows a data folder inside the checkout as a relative path', () => {
  expect(summary(readConfig({ DATA_DIR: join(ROOT, 'somewhere') }), registry([]), [])).toMatch(/Data {2,}somewhere/);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { FurtherShell } from 'testing/test-site';
import { expect, pageReady, test } from '../harness/test.ts';

/** Process ids of the renderers of a shell. */
const renderersOf = ({ pid }: FurtherShell): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      try {
        const [, parent] = /^PPid:\s+(\d+)$/mu.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
        const isRenderer = readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('renderer-process.ts');
        return Number(parent) === pid && isRenderer ? [Number(name)] : [];
      } catch {
        return []; // it has ended meanwhile
      }
    });

/** A shell all of whose renderers hang, as a machine without a free processor makes them. */
const startHangingShell = async (startShell: (environment: Record<string, string>) => Promise<FurtherShell>) => {
  const shell = await startShell({ PAGE_CACHE_MB: '8' });
  let pids: number[] = [];
  await expect(() => {
    pids = renderersOf(shell);
    expect(pids).not.toHaveLength(0);
  }).toPass();
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return {
    ...shell,
    async stop() {
      await shell.stop();
      // A process that is stopped does not notice the end of its parent.
      for (const pid of pids) if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL');
    },
  };
};

test('a page that no renderer has rendered in time says so to clients without scripts, and a browser completes it', async ({
  page,
  site,
}) => {
  const shell = await startHangingShell((environment) => site.startShell(environment));
  try {
    const response = await page.goto(`${shell.origin}/about`);
    const headers = response?.headers() ?? {};
    expect([response?.status(), headers['retry-after'], headers['cache-control'], headers['x-rendered-by']]).toEqual([
      503,
      '30',
      'no-store',
      'frame',
    ]);
    const html = (await response?.text()) ?? '';
    expect(html).toContain('تعذر عرض هذه الصفحة الآن. أعد تحميلها بعد دقيقة، أو اتصل بنا:');
    expect(html).not.toContain('<h1');
    await pageReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The shell has replaced the renderers that hung. Their page was not stored.
    await expect(async () => expect((await fetch(`${shell.origin}/about`)).status).toBe(200)).toPass();
    expect((await fetch(`${shell.origin}/about`)).headers.get('x-rendered-by')).toBe('server');
  } finally {
    await shell.stop();
  }
});

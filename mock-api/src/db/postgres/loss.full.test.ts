import { errorResponse } from 'shared-lib/contracts';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '../../seed/seed.ts';
import { startCluster } from '../../testing/postgres-cluster.ts';
import { TEST_START } from '../../testing/seeded-template.ts';
import { createTestApp } from '../../testing/test-app.ts';

const contact = { name: 'منى', email: 'mona@example.com', subject: 'سؤال', message: 'كم المدة؟' };

test('responds with 503 while the database server is down, and recovers when it is back', async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.remove());
  const db = await prepareDatabase({
    databaseFile: '',
    databaseUrl: cluster.urlOf('postgres'),
    seed: 'demo',
    clock: () => TEST_START,
  });
  const { get, post, logs } = await createTestApp({ db });
  onTestFinished(() => db.destroy());
  expect((await get('/api/public/services')).statusCode).toBe(200);

  await cluster.stop();
  const responses = [
    ['تعذر عرض البيانات الآن. أعد المحاولة بعد قليل.', await get('/api/public/services')],
    ['تعذر حفظ البيانات الآن. أعد المحاولة بعد قليل.', await post('/api/public/contact', contact)],
    ['تعذر عرض البيانات الآن. أعد المحاولة بعد قليل.', await get('/api/public/articles')],
  ] as const;
  for (const [message, response] of responses) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(errorResponse.parse(response.json()).message).toBe(message);
  }
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).json()).toMatchObject({ status: 'not-ready', database: false });

  await cluster.start();
  expect((await get('/api/public/services')).statusCode).toBe(200);
  expect((await post('/api/public/contact', contact)).statusCode).toBe(200);
  expect((await get('/readyz')).json()).toMatchObject({ status: 'ready' });
  expect(logs.join('')).not.toContain(new URL(cluster.urlOf('postgres')).password);
});

import { PATIENT } from 'testing/patience';
import { describe, expect, test, vi } from 'vitest';
import { PageCache, type Cacheable } from './page-cache.ts';

interface TestPage extends Cacheable {
  text: string;
}
const page = (text: string, more: Partial<TestPage> = {}): TestPage => ({
  text,
  isCacheable: true,
  bytes: 10,
  ...more,
});
const now = { generation: 'one', hour: 7 };

describe('page cache', () => {
  test('renders a page once, however many visitors wait for it', async () => {
    const cache = new PageCache<TestPage>(100);
    const render = vi.fn<() => Promise<TestPage>>(() => Promise.resolve(page('a')));
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', now, render)));
    expect(pages.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, () => 'a'));
    await cache.get('/', now, render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('says what each request found', async () => {
    const found: string[] = [];
    const cache = new PageCache<TestPage>(100, (result) => found.push(result));
    const render = () => Promise.resolve(page('a'));
    await Promise.all([cache.get('/', now, render), cache.get('/', now, render)]);
    await cache.get('/', now, render);
    await cache.get('/', { ...now, hour: 8 }, render);
    await cache.get('/', { ...now, generation: 'two' }, render);
    expect(found).toEqual(['miss', 'shared', 'hit', 'stale', 'miss']);
  });

  test('renders again when content or releases have changed', async () => {
    const cache = new PageCache<TestPage>(100);
    await cache.get('/', now, () => Promise.resolve(page('old')));
    const { text } = await cache.get('/', { ...now, generation: 'two' }, () => Promise.resolve(page('new')));
    expect(text).toBe('new');
  });

  test('sends the page of an earlier hour once more while the next one is rendered', async () => {
    const cache = new PageCache<TestPage>(100);
    const next = { ...now, hour: 8 };
    await cache.get('/', now, () => Promise.resolve(page('seven')));
    const rendered = Promise.withResolvers<TestPage>();
    expect((await cache.get('/', next, () => rendered.promise)).text).toBe('seven');
    rendered.resolve(page('eight'));
    await rendered.promise;
    await vi.waitFor(
      async () =>
        expect((await cache.get('/', next, () => Promise.reject(new Error('rendered again')))).text).toBe('eight'),
      PATIENT,
    );
  });

  test('does not keep an incomplete page', async () => {
    const cache = new PageCache<TestPage>(100);
    await cache.get('/', now, () => Promise.resolve(page('partly', { isCacheable: false })));
    expect((await cache.get('/', now, () => Promise.resolve(page('whole')))).text).toBe('whole');
  });

  test('does not keep a failure', async () => {
    const cache = new PageCache<TestPage>(100);
    await expect(cache.get('/', now, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('/', now, () => Promise.resolve(page('whole')))).text).toBe('whole');
  });

  test('evicts the page that was not used for the longest time, and never exceeds its size', async () => {
    const cache = new PageCache<TestPage>(25);
    const load = (key: string) => cache.get(key, now, () => Promise.resolve(page(`new ${key}`)));
    await load('/a');
    await load('/b');
    await cache.get('/a', now, () => Promise.reject(new Error('was evicted')));
    await load('/c');
    expect(cache.bytes).toBe(20);
    expect((await cache.get('/b', now, () => Promise.resolve(page('again')))).text).toBe('again');
    await cache.get('/huge', now, () => Promise.resolve(page('huge', { bytes: 26 })));
    expect(cache.bytes).toBe(20);
  });

  test('keeps nothing when its size is 0', async () => {
    const cache = new PageCache<TestPage>(0);
    const render = vi.fn<() => Promise<TestPage>>(() => Promise.resolve(page('a')));
    await cache.get('/', now, render);
    await cache.get('/', now, render);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

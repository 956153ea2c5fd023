import { expect, type APIRequestContext, type Browser, type Page } from 'playwright/test';
import { signInByApi, type Account } from './accounts.ts';

interface Person {
  page: Page;
  /** Calls the API as this person. */
  call: (method: 'get' | 'post' | 'put' | 'patch', path: string, data?: object) => Promise<unknown>;
}

/** A browser of its own for a person, signed in. */
export const openAs = async (
  browser: Browser,
  request: APIRequestContext,
  origin: string,
  account: Account,
): Promise<Person> => {
  const { token, user } = await signInByApi(request, origin, account);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/healthz');
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem('auth_token', key);
      localStorage.setItem('user', value);
    },
    [token, JSON.stringify(user)] as const,
  );
  return {
    page,
    call: async (method, path, data = {}) => {
      const response = await request[method](`${origin}/api${path}`, {
        headers: { Authorization: `Bearer ${token}` },
        ...(method === 'get' ? {} : { data }),
      });
      expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
      const body: unknown = await response.json();
      return body;
    },
  };
};

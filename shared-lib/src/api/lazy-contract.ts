type Contracts = typeof import('./contracts.ts');

/**
 * Returns a function that imports a contract of this entry point with its first request. Server-rendered pages already have their
 * data, and zod would be 5 % of the scripts that they wait for.
 */
export const lazyContract =
  <Name extends keyof Contracts>(name: Name) =>
  async (): Promise<Contracts[Name]> =>
    (await import('./contracts.ts'))[name];

/**
 * Makes the contracts of a module available by name; the module is imported with the first request. Server-rendered pages already
 * have their data, and zod would be 5 % of the scripts that they wait for.
 * @example const contract = lazyContracts(() => import('./studies.contract.ts'));
 */
export const lazyContracts =
  <Contracts>(load: () => Promise<Contracts>) =>
  <Name extends keyof Contracts>(name: Name) =>
  async (): Promise<Contracts[Name]> =>
    (await load())[name];

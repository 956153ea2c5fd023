type Contracts = typeof import('./contracts.ts');

/**
 * A contract of this door that arrives with the first call: the pages a visitor begins with come with their data, and
 * zod would make up a twentieth of the script that they wait for.
 */
export const lazyContract =
  <Name extends keyof Contracts>(name: Name) =>
  async (): Promise<Contracts[Name]> =>
    (await import('./contracts.ts'))[name];

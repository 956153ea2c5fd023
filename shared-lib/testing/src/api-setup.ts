import type { TestProject } from 'vitest/node';
import { startSeededApi } from './seeded-api.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port on localhost where the API of this test run listens. */
    apiPort: number;
  }
}

/** `globalSetup` of a package: starts the real API with the demo seed once per run. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { config, stop } = await startSeededApi();
  project.provide('apiPort', config.apiPort);
  return stop;
};

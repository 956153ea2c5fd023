import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPool } from '../db/postgres/connect.ts';
import { prepareDatabase } from '../seed/seed.ts';
import { startCluster } from './postgres-cluster.ts';
import { TEMPLATE } from './postgres-database.ts';
import { TEST_START } from './seeded-template.ts';

/** Vitest global setup: starts the PostgreSQL server of the run and creates the database that tests copy. */
export const setup = async ({ provide }: TestProject) => {
  const cluster = await startCluster();
  const adminPool = createPool(cluster.urlOf('postgres'));
  await adminPool.query(`create database ${TEMPLATE}`);
  await adminPool.end();
  const db = await prepareDatabase({
    databaseFile: '',
    databaseUrl: cluster.urlOf(TEMPLATE),
    seed: 'demo',
    clock: () => TEST_START,
  });
  await db.destroy();
  const scratch = mkdtempSync(join(tmpdir(), 'api-tests-'));
  provide('scratch', scratch);
  provide('postgresUrl', cluster.urlOf('postgres'));
  return async () => {
    rmSync(scratch, { recursive: true });
    await cluster.remove();
  };
};

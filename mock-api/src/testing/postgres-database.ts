import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { createPool } from '../db/postgres/connect.ts';

/** Name of the seeded database that tests copy. */
export const TEMPLATE = 'seeded';

/** Connection URL of another database on the same server. */
const urlOfDatabase = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

let adminPool: pg.Pool | undefined;

/** Runs a statement about databases. All tests of a process share the connection, because opening one takes as long as creating a database. */
const onServer = async (serverUrl: string, statement: string): Promise<void> => {
  adminPool ??= createPool(serverUrl, { maxConnections: 1 });
  await adminPool.query(statement);
};

const createDatabase = async (serverUrl: string, options: string, ending = ''): Promise<string> => {
  const name = `test_${randomBytes(8).toString('hex')}${ending}`;
  await onServer(serverUrl, `create database ${name} ${options}`);
  return urlOfDatabase(serverUrl, name);
};

/** Creates a database with the seed. @returns its connection URL */
export const copyTemplate = (serverUrl: string): Promise<string> =>
  createDatabase(serverUrl, `template ${TEMPLATE} strategy file_copy`);

/** Creates an empty database. @param options further options of CREATE DATABASE @returns its connection URL */
export const emptyDatabase = (serverUrl: string, options = ''): Promise<string> =>
  createDatabase(serverUrl, `template template0 ${options}`);

/** Creates an empty database that a drill may use. @returns its connection URL */
export const drillDatabase = (serverUrl: string): Promise<string> =>
  createDatabase(serverUrl, 'template template0', '_drill');

export const dropDatabase = (serverUrl: string, url: string): Promise<void> =>
  onServer(serverUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);

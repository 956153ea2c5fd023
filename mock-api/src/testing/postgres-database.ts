import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { createPool } from '../db/postgres/pool.ts';

/** Name of the seeded database that tests copy. */
export const TEMPLATE = 'seeded';

/** The address of another database of the same server. */
const beside = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

let keeper: pg.Pool | undefined;

/** Statements about databases, over a connection that all tests of a process share: opening one takes as long as making a database. */
const onServer = async (serverUrl: string, statement: string): Promise<void> => {
  keeper ??= createPool(serverUrl, { most: 1 });
  await keeper.query(statement);
};

const makeDatabase = async (serverUrl: string, manner: string): Promise<string> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} ${manner}`);
  return beside(serverUrl, name);
};

/** Makes a database with the seed. @returns its address */
export const copyTemplate = (serverUrl: string): Promise<string> =>
  makeDatabase(serverUrl, `template ${TEMPLATE} strategy file_copy`);

/** Makes a database without anything. @param manner what it is to be besides, in words of CREATE DATABASE @returns its address */
export const emptyDatabase = (serverUrl: string, manner = ''): Promise<string> =>
  makeDatabase(serverUrl, `template template0 ${manner}`);

export const dropDatabase = (serverUrl: string, address: string): Promise<void> =>
  onServer(serverUrl, `drop database ${new URL(address).pathname.slice(1)} with (force)`);

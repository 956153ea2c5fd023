import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';

/** A program that begins to bring a database up to date and dies, without a last word, before statement number n. */
const [, , file = '', n = ''] = process.argv;

let left = Number(n);
const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function dying(...given) {
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
  return prepare.apply(this, given);
};

await migrate(openDatabase(file));

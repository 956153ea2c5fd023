import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';

/** A script that starts to migrate a database and kills itself with SIGKILL before statement number n. */
const [, , file = '', n = ''] = process.argv;

let statementsLeft = Number(n);
const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function prepareOrDie(...args) {
  statementsLeft -= 1;
  if (statementsLeft < 0) process.kill(process.pid, 'SIGKILL');
  return prepare.apply(this, args);
};

await migrate(openDatabase(file));

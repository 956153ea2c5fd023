import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from 'shared-lib/tooling/debian-package';
import { Refusal } from 'shared-lib/tooling/refusal';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

const holdsServer = (folder: string): boolean => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

/** Debian keeps each version in a folder of its own, off the path; the newest is taken. */
const ofDebian = (): string[] =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .filter((version) => Number(version) >= OLDEST)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'));

const installed = (): string | undefined =>
  [...ofDebian(), ...(process.env.PATH ?? '').split(delimiter)].find(holdsServer);

const install = async (): Promise<string | undefined> =>
  (await installDebianPackage('postgresql', 'PostgreSQL')) ? installed() : undefined;

/**
 * Folder of PostgreSQL's programs: installed ones, or Debian's package, installed now.
 * @throws {Refusal} when there are none
 */
export const findPostgres = async (): Promise<string> => {
  const found = installed() ?? (await install());
  if (!found)
    throw new Refusal(
      `No PostgreSQL was found: install its server, version ${OLDEST} or newer, so that initdb and postgres are on the path.`,
    );
  return found;
};

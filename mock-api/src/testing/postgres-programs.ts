import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from 'tooling/checks/debian-package';
import { CliError } from 'tooling/cli-error';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

const holdsServer = (folder: string): boolean => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

/** Program folders of Debian's packages, newest version first. Debian does not put them on the PATH. */
const debianFolders = (): string[] =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .filter((version) => Number(version) >= OLDEST)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'));

const findInstalled = (): string | undefined =>
  [...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)].find(holdsServer);

const install = async (): Promise<string | undefined> =>
  (await installDebianPackage('postgresql', 'PostgreSQL')) ? findInstalled() : undefined;

/**
 * Finds the folder of PostgreSQL's programs. On Debian it installs the package when there is none.
 * @throws {CliError} when there are none
 */
export const findPostgres = async (): Promise<string> => {
  const found = findInstalled() ?? (await install());
  if (!found)
    throw new CliError(
      `No PostgreSQL was found: install its server, version ${OLDEST} or newer, so that initdb and postgres are on the path.`,
    );
  return found;
};

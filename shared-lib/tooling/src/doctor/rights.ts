import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../config.ts';
import { findingsAbout, type Check, type Finding } from './finding.ts';

const { fault, warning } = findingsAbout('rights of files');

const OTHERS = 0o077;

const examine = async (path: string, wanted: '600' | '700'): Promise<Finding[]> => {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  const mode = (found.mode & 0o777).toString(8);
  const uid = process.getuid?.();
  return [
    ...((found.mode & OTHERS) === 0
      ? []
      : [fault(`Other users of this machine may open ${path} (mode ${mode}).`, `Run: chmod ${wanted} ${path}`)]),
    ...(uid === undefined || uid === found.uid || uid === 0
      ? []
      : [
          warning(
            `${path} belongs to another user than the one who runs the doctor.`,
            'Run the doctor as the user of the site, so that it sees what the site sees.',
          ),
        ]),
  ];
};

const filesIn = async (folder: string, ending: RegExp): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => ending.test(name)).map((name) => join(folder, name));

/** Whether only the user of the site may read personal data and keys. */
export const examineRights: Check = async ({ config: { dataDir } }) => {
  const secrets = [
    ...(await filesIn(join(dataDir, 'database'), /\.db(?:-wal|-shm)?$/)),
    ...(await filesIn(join(dataDir, 'keys'), /\.key$/)),
    ...(await filesIn(join(ROOT, '.keys'), /\.key$/)),
    join(dataDir, 'bundle-key'),
    join(dataDir, 'registry.json'),
  ];
  const findings = [examine(dataDir, '700'), ...secrets.map((path) => examine(path, '600'))];
  return (await Promise.all(findings)).flat();
};

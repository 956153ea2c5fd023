import { examineBackups } from './backups.ts';
import { examineClocks } from './clock.ts';
import { examineConfiguration } from './configuration.ts';
import { examineDatabase } from './database.ts';
import { examineDisk } from './disk.ts';
import { examineNames } from './dns.ts';
import type { ExaminedSite, Finding } from './finding.ts';
import { examineMail } from './mail.ts';
import { examineMemory } from './memory.ts';
import { examineOrigins } from './origins.ts';
import { examineReleases } from './releases.ts';
import { examineRights } from './rights.ts';
import { originsOfSite, visit } from './visits.ts';

const examineNetwork = async (site: ExaminedSite): Promise<Finding[]> => {
  const origins = await Promise.all(originsOfSite(site).map((origin) => visit(origin, site)));
  const others = await Promise.all(site.clocks.map((url) => visit(url, site)));
  return [...examineNames(origins), ...examineOrigins(origins, site), ...examineClocks([...origins, ...others], site)];
};

/**
 * Looks at everything that a running site needs. Nothing is changed, and no e-mail is sent.
 * @returns faults first; none when all is well
 */
export const examineSite = async (site: ExaminedSite): Promise<Finding[]> => {
  const findings = await Promise.all(
    [
      examineConfiguration,
      examineNetwork,
      examineMail,
      examineDatabase,
      examineDisk,
      examineRights,
      examineReleases,
      examineBackups,
      examineMemory,
    ].map((check) => check(site)),
  );
  return findings.flat().toSorted((one, other) => one.level.localeCompare(other.level));
};

/** What a monitor reads: 0 all is well, 1 warnings, 2 faults. */
export const exitCode = (findings: readonly Finding[]): 0 | 1 | 2 =>
  findings.some(({ level }) => level === 'fault') ? 2 : findings.length > 0 ? 1 : 0;

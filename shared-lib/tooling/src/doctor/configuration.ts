import { readFile } from 'node:fs/promises';
import { X509Certificate } from 'node:crypto';
import { remoteIds } from 'shared-lib/federation';
import { keysVariable } from '../config.ts';
import { certificatesWarning, trustedProxyWarning } from '../site/live-warnings.ts';
import { findingsAbout, describeError, type Check, type Finding } from './finding.ts';

const { fault, warning } = findingsAbout('configuration');

/** Node starts without these certificates when it cannot read them, and prints one line. */
const examineAuthorities = async (file: string | undefined): Promise<Finding[]> => {
  if (!file) return [];
  try {
    void new X509Certificate(await readFile(file)).subject;
    return [];
  } catch (error) {
    return [
      fault(
        `NODE_EXTRA_CA_CERTS names ${file}, which has no readable certificate (${describeError(error)}).`,
        'Name the PEM file of your authority, readable for the user of the site.',
      ),
    ];
  }
};

/** Settings that are valid, and unsafe on a live site. */
export const examineConfiguration: Check = async ({ config, env }) => {
  const [proxy, certificates] = [trustedProxyWarning(config, env), certificatesWarning(config, env)];
  const unsigned = config.siteMode === 'live' ? remoteIds.filter((id) => config.releaseKeys[id].length === 0) : [];
  return [
    ...(config.siteMode === 'demo'
      ? [
          warning(
            'The site runs in demo mode, with accounts whose passwords are published.',
            'Set SITE_MODE=live, with a DATA_DIR of its own.',
          ),
        ]
      : []),
    ...(proxy ? [warning(...splitAdvice(proxy))] : []),
    ...(certificates ? [fault(...splitAdvice(certificates))] : []),
    ...unsigned.map((id) =>
      warning(
        `Releases of ${id} need no signature, so whoever writes to DATA_DIR can publish.`,
        `Run "npm run release -- key ${id}", and set ${keysVariable(id)} to the public key that it prints.`,
      ),
    ),
    ...(await examineAuthorities(env.NODE_EXTRA_CA_CERTS)),
  ];
};

/** A warning of the start is one text: what is wrong, then what to do. */
export const splitAdvice = (text: string): [string, string] => {
  const [sentence = '', ...advice] = text.split(/(?<=\.) /);
  return [sentence, advice.join(' ')];
};

import { findingsAbout, type Finding } from './finding.ts';
import type { Visit } from './visits.ts';

const { fault } = findingsAbout('DNS');

/** Whether every host name of the site has an address. */
export const examineNames = (visits: readonly Visit[]): Finding[] =>
  visits
    .filter(({ failure }) => failure === 'no address')
    .map(({ origin }) =>
      fault(
        `${new URL(origin).hostname} has no address.`,
        'Add its A or AAAA record, or correct the origin in the settings.',
      ),
    );

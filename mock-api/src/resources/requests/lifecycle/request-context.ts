import type { Role } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row, Tables } from '../../../db/tables.ts';
import type { EmailQueue } from '../../../mail/email-queue.ts';
import type { CompanyContact } from '../../../mail/company-contact.ts';
import type { Email } from '../../../mail/mailer.ts';
import type { ServiceLevels } from '../service-levels/service-levels.ts';
import type { StoredUser } from '../../users/repository.ts';

export interface RequestDeps {
  db: Database;
  clock: Clock;
  emailQueue: EmailQueue;
  siteOrigin: string;
}

export type RequestRow = Row<'requests'>;

/** Who makes a change, in the form that events and the audit log store. */
export interface Actor {
  id: number | null;
  name: string;
  role: Role | 'visitor' | 'system';
}

export const actorOf = ({ id, name, role }: StoredUser): Actor => ({ id, name, role });

/** The actor of changes that no person makes. */
export const systemActor: Actor = { id: null, name: '', role: 'system' };

/** What the functions of one change share. They write in one transaction, which also queues the emails. */
export interface RequestContext {
  trx: Transaction<Tables>;
  clock: Clock;
  /** Time of the change, ISO 8601. */
  now: string;
  actor: Actor;
  levels: ServiceLevels;
  companyContact: CompanyContact;
  siteOrigin: string;
  /** Stored with the change, and sent after the commit. */
  emails: Email[];
}

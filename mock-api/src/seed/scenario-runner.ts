import type { Role } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import { HOUR } from '../clock.ts';
import type { Row, Tables } from '../db/tables.ts';
import { builtInContact } from '../mail/company-contact.ts';
import { readServiceLevels } from '../resources/requests/service-levels/service-levels.ts';
import type { Actor, RequestRow, RequestContext } from '../resources/requests/lifecycle/request-context.ts';

type StepActor = 'admin' | 'consultant' | 'client';

/** One action in the history of a request. */
export interface ScenarioStep {
  /** Hours since the previous step. */
  after: number;
  by: StepActor;
  run: (context: RequestContext, row: RequestRow, participants: Participants) => Promise<RequestRow>;
}

/** Demo accounts that act in the scenarios. */
export interface Participants {
  admin: Row<'users'>;
  consultant: Row<'users'>;
  users: Row<'users'>[];
}

export interface ScenarioRunner {
  participants: Participants;
  /** Context of an action at a time, by an actor. */
  contextAt(moment: Date, actor: Actor): RequestContext;
  /** Runs steps in order. Skips steps of a client when the request was sent without an account. */
  run(row: RequestRow, steps: readonly ScenarioStep[]): Promise<RequestRow>;
}

const find = (users: readonly Row<'users'>[], role: Role): Row<'users'> => {
  const user = users.find((one) => one.role === role && one.status === 'active');
  if (!user) throw new Error(`The seed has no active ${role}.`);
  return user;
};

const asActor = ({ id, name, role }: Row<'users'>): Actor => ({ id, name, role });

/** Creates a runner that applies the real services of the API at the times of the scenario. */
export const createScenarioRunner = async (trx: Transaction<Tables>): Promise<ScenarioRunner> => {
  const users = await trx.selectFrom('users').selectAll().execute();
  const levels = await readServiceLevels(trx);
  const participants = { admin: find(users, 'admin'), consultant: find(users, 'consultant'), users };

  const contextAt: ScenarioRunner['contextAt'] = (moment, actor) => ({
    trx,
    clock: () => moment,
    now: moment.toISOString(),
    actor,
    levels,
    companyContact: builtInContact,
    siteOrigin: '',
    emails: [],
  });

  const actorOf = (who: StepActor, row: RequestRow): Actor | undefined => {
    if (who !== 'client') return asActor(participants[who]);
    const user = users.find(({ id }) => id === row.user_id);
    return user && asActor(user);
  };

  return {
    participants,
    contextAt,
    async run(row, steps) {
      let moment = Date.parse(row.created_at);
      let current = row;
      for (const { after, by, run } of steps) {
        moment += after * HOUR;
        const actor = actorOf(by, current);
        if (actor) current = await run(contextAt(new Date(moment), actor), current, participants);
      }
      return current;
    },
  };
};

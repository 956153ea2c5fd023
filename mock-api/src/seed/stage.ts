import { company } from 'shared-lib/copy';
import type { Role } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import { HOUR } from '../clock.ts';
import type { Row, Tables } from '../db/tables.ts';
import { readServiceLevels } from '../resources/requests/service-levels.ts';
import type { Actor, RequestRow, Work } from '../resources/requests/work.ts';

type Part = 'admin' | 'consultant' | 'client';

/** One thing that somebody did, some hours after the last. */
export interface Step {
  after: number;
  by: Part;
  act: (work: Work, row: RequestRow, cast: Cast) => Promise<RequestRow>;
}

/** Who plays in the stories of the seed. */
export interface Cast {
  admin: Row<'users'>;
  consultant: Row<'users'>;
  users: Row<'users'>[];
}

export interface Stage {
  cast: Cast;
  /** Where something happens: its moment and who does it. */
  at(moment: Date, actor: Actor): Work;
  /** Plays steps one after the other; of a visitor without an account, nobody hears but by us. */
  play(row: RequestRow, steps: readonly Step[]): Promise<RequestRow>;
}

const find = (users: readonly Row<'users'>[], role: Role): Row<'users'> => {
  const user = users.find((one) => one.role === role && one.status === 'active');
  if (!user) throw new Error(`The seed has no active ${role}.`);
  return user;
};

const asActor = ({ id, name, role }: Row<'users'>): Actor => ({ id, name, role });

/** Sets up the stage on which the real rules of the API play the stories, at the times that the stories say. */
export const createStage = async (trx: Transaction<Tables>): Promise<Stage> => {
  const users = await trx.selectFrom('users').selectAll().execute();
  const levels = await readServiceLevels(trx);
  const cast = { admin: find(users, 'admin'), consultant: find(users, 'consultant'), users };

  const at: Stage['at'] = (moment, actor) => ({
    trx,
    clock: () => moment,
    now: moment.toISOString(),
    actor,
    levels,
    us: { name: company.name, email: company.email },
    siteOrigin: '',
    mails: [],
  });

  const actorOf = (part: Part, row: RequestRow): Actor | undefined => {
    if (part !== 'client') return asActor(cast[part]);
    const user = users.find(({ id }) => id === row.user_id);
    return user && asActor(user);
  };

  return {
    cast,
    at,
    async play(row, steps) {
      let moment = Date.parse(row.created_at);
      let current = row;
      for (const { after, by, act } of steps) {
        moment += after * HOUR;
        const actor = actorOf(by, current);
        if (actor) current = await act(at(new Date(moment), actor), current, cast);
      }
      return current;
    },
  };
};

import { adminStats, statsQuery, type AdminStats } from 'shared-lib/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { readNewRequests } from './new-requests.ts';
import { dayOf, startOfDay } from './days.ts';
import { readFirstReplies } from './first-replies.ts';
import { countContent, countUsers } from './totals.ts';
import { readActivity, readRatings } from './latest-activity.ts';
import { readOpenRequests } from './open-requests.ts';
import { readRequestsByPage } from './requests-by-page.ts';
import { readRequestsBySector } from './requests-by-sector.ts';
import { readStages } from './stages.ts';

const readStats = async (db: Database, now: Date, days: number): Promise<AdminStats> => {
  const start = startOfDay(now, days - 1);
  const [from, firstDay] = [start.toISOString(), dayOf(start)];
  const { arrived, trend } = await readNewRequests(db, now, days);
  return {
    today: dayOf(now),
    arrived,
    ...(await readOpenRequests(db, now.toISOString())),
    period: {
      days,
      from,
      trend,
      stages: await readStages(db, firstDay),
      sectors: await readRequestsBySector(db, firstDay),
      pages: await readRequestsByPage(db, firstDay),
      first_reply: await readFirstReplies(db, from),
    },
    ratings: await readRatings(db),
    activity: await readActivity(db),
    users: await countUsers(db),
    content: await countContent(db),
  };
};

interface Deps {
  db: Database;
  clock: Clock;
}

export const adminStatRoutes =
  ({ db, clock }: Deps) =>
  async (app: Api) => {
    const summary =
      'Figures of the admin dashboard: new, open and overdue requests, stages, ratings, activity, users and content.';
    app.get(
      '/api/admin/stats',
      { config: { access: 'admin' }, schema: { summary, querystring: statsQuery, response: { 200: adminStats } } },
      ({ query }) => readStats(db, clock(), Number(query.days)),
    );
  };

import { pausesClock, type StaffRequest } from 'shared-lib/contracts';

export type QueueGroup = 'late' | 'week' | 'later' | 'waiting' | 'new';
const order: readonly QueueGroup[] = ['late', 'week', 'new', 'later', 'waiting'];
const WEEK_MS = 7 * 24 * 60 * 60_000;

const groupOf = ({ status, next_step, assignment_accepted_at }: StaffRequest, now: number): QueueGroup => {
  if (status === 'quoted' || (status !== 'other' && pausesClock(status))) return 'waiting';
  const due = next_step?.at ? Date.parse(next_step.at) : undefined;
  if (due !== undefined && due < now) return 'late';
  if (assignment_accepted_at === null) return 'new';
  return due !== undefined && due < now + WEEK_MS ? 'week' : 'later';
};

/**
 * Groups the requests of the queue by what they need, most urgent group first. The order inside a group stays.
 * @param now milliseconds since 1970
 */
export const groupRequests = (
  requests: readonly StaffRequest[],
  now: number,
): { group: QueueGroup; rows: StaffRequest[] }[] =>
  order
    .map((group) => ({ group, rows: requests.filter((request) => groupOf(request, now) === group) }))
    .filter(({ rows }) => rows.length > 0);

import { expect, test } from 'vitest';
import { requestKinds, requestStatuses } from './request-kind.ts';
import { allowedTransitions, clientStepByStatus, clientSteps, isFinal, transitions } from './request-transitions.ts';

const targets = (...args: Parameters<typeof allowedTransitions>) => allowedTransitions(...args).map(({ to }) => to);

test('allows a client to cancel a feasibility study until the draft is in review', () => {
  for (const status of [
    'new',
    'under_review',
    'awaiting_client',
    'quoted',
    'accepted',
    'in_progress',
    'on_hold',
  ] as const)
    expect(targets('feasibility', status, 'client')).toContain('cancelled');
  for (const status of ['client_review', 'delivered'] as const)
    expect(targets('feasibility', status, 'client')).not.toContain('cancelled');
});

test('allows only administrators to send a quote and to pause and resume the work', () => {
  expect(targets('feasibility', 'under_review', 'consultant')).not.toContain('quoted');
  expect(targets('feasibility', 'under_review', 'admin')).toContain('quoted');
  expect(targets('feasibility', 'in_progress', 'consultant')).not.toContain('on_hold');
  expect(targets('feasibility', 'on_hold', 'admin')).toContain('in_progress');
});

test('requires a note for exactly the documented transitions', () => {
  const marked = new Set(['awaiting_client', 'rejected', 'cancelled', 'on_hold']);
  const all = requestKinds.flatMap((kind) => transitions[kind]);
  // Besides the marked statuses, a reason is needed to return a delivered draft and to decline a quote.
  const isMarked = ({ from, to }: (typeof all)[number]) =>
    marked.has(to) ||
    (from === 'client_review' && to === 'in_progress') ||
    (from === 'quoted' && to === 'under_review');
  expect(all.filter(({ needsNote }) => needsNote)).toEqual(all.filter(isMarked));
});

test('reopens a replied conversation for the client, and a closed one within 30 days', () => {
  expect(targets('contact', 'replied', 'client')).toEqual(['in_progress']);
  expect(allowedTransitions('contact', 'closed', 'client')).toEqual([
    expect.objectContaining({ to: 'in_progress', withinDays: 30 }),
  ]);
});

test('reaches every status from «new» and has no transitions from final ones', () => {
  for (const kind of requestKinds) {
    const reached = new Set<string>(['new']);
    for (let grew = true; grew;) {
      const before = reached.size;
      for (const { from, to } of transitions[kind]) if (reached.has(from)) reached.add(to);
      grew = reached.size > before;
    }
    expect([...reached].toSorted()).toEqual([...requestStatuses[kind]].toSorted());
  }
  expect(requestStatuses.consultation.filter((status) => isFinal('consultation', status))).toEqual([
    'completed',
    'rejected',
    'cancelled',
  ]);
  expect(requestStatuses.feasibility.filter((status) => isFinal('feasibility', status))).toEqual([
    'delivered',
    'rejected',
    'cancelled',
  ]);
});

test('maps every status of a feasibility study to a client step', () => {
  for (const status of requestStatuses.feasibility) expect(clientSteps).toContain(clientStepByStatus[status]);
});

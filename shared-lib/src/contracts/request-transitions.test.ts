import { expect, test } from 'vitest';
import { requestKinds, requestStatuses } from './request-kind.ts';
import { allowedTransitions, clientStepOf, clientSteps, isFinal, transitions } from './request-transitions.ts';

const targets = (...question: Parameters<typeof allowedTransitions>) =>
  allowedTransitions(...question).map(({ to }) => to);

test('a client may cancel a feasibility study until the quote is accepted, and not after', () => {
  for (const status of ['new', 'under_review', 'awaiting_client', 'quoted'] as const)
    expect(targets('feasibility', status, 'client')).toContain('cancelled');
  for (const status of ['accepted', 'in_progress', 'on_hold', 'client_review', 'delivered'] as const)
    expect(targets('feasibility', status, 'client')).not.toContain('cancelled');
});

test('only the administration sends a quote, holds the work and lets it go on', () => {
  expect(targets('feasibility', 'under_review', 'consultant')).not.toContain('quoted');
  expect(targets('feasibility', 'under_review', 'admin')).toContain('quoted');
  expect(targets('feasibility', 'in_progress', 'consultant')).not.toContain('on_hold');
  expect(targets('feasibility', 'on_hold', 'admin')).toContain('in_progress');
});

test('a note is asked for exactly where the lifecycle marks it', () => {
  const marked = new Set(['awaiting_client', 'rejected', 'cancelled', 'on_hold']);
  const all = requestKinds.flatMap((kind) => transitions[kind]);
  // Beyond the marked statuses only a client who sends work back has to say why.
  const isMarked = ({ from, to }: (typeof all)[number]) =>
    marked.has(to) || (from === 'client_review' && to === 'in_progress');
  expect(all.filter(({ needsNote }) => needsNote)).toEqual(all.filter(isMarked));
});

test("a client's answer brings a replied conversation back to work, and a closed one for 30 days", () => {
  expect(targets('contact', 'replied', 'client')).toEqual(['in_progress']);
  expect(allowedTransitions('contact', 'closed', 'client')).toEqual([
    expect.objectContaining({ to: 'in_progress', withinDays: 30 }),
  ]);
});

test('every status can be reached from «new», and the final ones lead nowhere', () => {
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

test('every status of a feasibility study is one of the six steps that a client sees', () => {
  for (const status of requestStatuses.feasibility) expect(clientSteps).toContain(clientStepOf[status]);
});

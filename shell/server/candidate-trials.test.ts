import type { RegistryCandidate } from 'shared-lib/federation';
import { PATIENT } from 'testing/patience';
import { expect, test, vi } from 'vitest';
import { CandidateTrials } from './candidate-trials.ts';

const candidate = (id: string, proposedAt = new Date()): RegistryCandidate => ({
  id,
  version: '0123456789abcdef',
  integrity: `sha384-${'A'.repeat(64)}`,
  origin: 'http://localhost:3003',
  proposed_at: proposedAt.toISOString(),
});

/** Trials that record each verdict and the order in which candidates are tried. */
const createTrials = (tryCandidate: (id: string) => Promise<void> = async () => undefined) => {
  const verdicts: [string, string][] = [];
  const logged: string[] = [];
  const trials = new CandidateTrials({
    presence: { record: async (id, verdict) => void verdicts.push([id, verdict]), retain: () => undefined },
    async tryCandidate(_remote, { id }) {
      await tryCandidate(id);
      return [{ path: '/admin', ms: 7 }];
    },
    log: (message) => logged.push(message),
  });
  return { trials, verdicts, logged };
};

test('tries each candidate once and reports its verdict', async () => {
  const { trials, verdicts, logged } = createTrials(async (id) => {
    if (id === 'bad') throw new Error('/admin: boom');
  });
  const both = { 'remote-admin': candidate('bad'), 'remote-public': candidate('good') };
  trials.follow(both);
  trials.follow(both);
  await vi.waitFor(
    () =>
      expect(verdicts).toEqual([
        ['bad', '/admin: boom'],
        ['good', 'passed'],
      ]),
    PATIENT,
  );
  expect(logged).toEqual(['remote-admin 0123456789abcdef is refused: /admin: boom']);
});

test('tries a release again when it is proposed again', async () => {
  const { trials, verdicts } = createTrials();
  trials.follow({ 'remote-admin': candidate('first') });
  await vi.waitFor(() => expect(verdicts).toHaveLength(1), PATIENT);
  trials.follow();
  trials.follow({ 'remote-admin': candidate('second') });
  await vi.waitFor(() => expect(verdicts.map(([id]) => id)).toEqual(['first', 'second']), PATIENT);
});

test('reports nothing about a candidate that was taken back during its trial, and ignores an abandoned one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tried: string[] = [];
  const { trials, verdicts } = createTrials(async (id) => {
    tried.push(id);
    if (id === 'withdrawn') await promise;
  });
  trials.follow({ 'remote-admin': candidate('withdrawn') });
  trials.follow({ 'remote-admin': candidate('abandoned', new Date(0)) });
  resolve();
  trials.follow({ 'remote-admin': candidate('next') });
  await vi.waitFor(() => expect(verdicts).toEqual([['next', 'passed']]), PATIENT);
  expect(tried).not.toContain('abandoned');
});

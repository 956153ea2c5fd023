import type { Role, User } from 'shared-lib/contracts';
import { configureHttp } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { createTrialAdapters } from '../api-client.ts';

/** An API with sample data, and a session of each role. */
interface Sample {
  origin: string;
  sessions: Readonly<Record<Role, { token: string; user: User }>>;
}

/** What the pages of a trial get from the API: rows in every list, what a new site has, or a failure of every request. */
export const dataStates = ['rows', 'empty', 'failing'] as const;
export type DataState = (typeof dataStates)[number];

/** Who looks at the pages of a trial. */
export type Viewer = 'guest' | Role;

export interface SampleData {
  rows: Sample;
  empty: Sample;
}

/**
 * Prepares the data of a trial. Call it before the global `fetch` is withheld from the release.
 * @returns sets what the next page gets, and who looks at it
 */
export const prepareSampleData = (samples: SampleData): ((state: DataState, viewer: Viewer) => void) => {
  const { fetching, failing } = createTrialAdapters();
  return (state, viewer) => {
    const sample = state === 'empty' ? samples.empty : samples.rows;
    configureHttp({ baseURL: `${sample.origin}/api`, adapter: state === 'failing' ? failing : fetching });
    if (viewer === 'guest') return session.signOut();
    const { token, user } = sample.sessions[viewer];
    return session.signIn(token, user);
  };
};

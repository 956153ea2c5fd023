/** The session (singleton): a Zustand store, persisted under the keys of the specification. */
export { isSessionKey, session, useSession, type Session } from './session.ts';
export { useKnownUser } from './known-user.ts';
export { restoreUser } from './restore-user.ts';

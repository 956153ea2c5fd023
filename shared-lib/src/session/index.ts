/** The session (singleton): a Zustand store, persisted under the keys of the specification. */
export { isSessionKey, session, useSession, type Session, useKnownUser } from './session.ts';
export { restoreUser } from './restore-user.ts';

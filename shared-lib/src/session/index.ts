/** Who is signed in (singleton): one zustand store, persisted under the specification's keys. */
export { isSessionKey, session, useSession, type Session } from './session.ts';
export { useKnownUser } from './known-user.ts';

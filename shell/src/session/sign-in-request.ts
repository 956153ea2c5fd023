import { create } from 'zustand';

/** Open while a page of a guarded area has lost its session and waits, with its text, for the person to sign in again. */
export const useSignInRequest = create<{ email: string | null }>()(() => ({ email: null }));

export const requestSignIn = (email: string): void => useSignInRequest.setState({ email });
export const closeSignInRequest = (): void => useSignInRequest.setState({ email: null });

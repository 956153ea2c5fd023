import { create } from 'zustand';

/** Set while a page of a guarded area waits, with its text, for the person to sign in again. */
export const useSignInRequest = create<{ email: string | null }>()(() => ({ email: null }));

export const requestSignIn = (email: string): void => useSignInRequest.setState({ email });
export const closeSignInRequest = (): void => useSignInRequest.setState({ email: null });

import { authResponse, type AuthResponse, type LoginInput } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

/** Asks for a session. What the answer means for the page is the caller's: `session.signIn`. */
export const signIn = (input: LoginInput): Promise<AuthResponse> => http.post('/auth/login', input, authResponse);

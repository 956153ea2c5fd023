import { authResponse, type AuthResponse, type LoginInput } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

/** Requests a session. The caller stores the result with `session.signIn`. */
export const signIn = (input: LoginInput): Promise<AuthResponse> => http.post('/auth/login', input, authResponse);

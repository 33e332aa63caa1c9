import type { OpenSession } from '@meridian/protocol/ports/identity';
import type { IdentityContext } from '../identity-context.ts';
import { readMainToken } from '../main-token.ts';
import { authenticate } from './authenticate.ts';

export type WaitingSession = {
  readonly session: OpenSession;
  /** Requested at sign-in, applied after the pin. */
  readonly keepSignedIn: boolean;
};

/** The session of this email that waits for its pin. Null for any other token. */
export async function findWaitingSession(
  context: IdentityContext,
  token: string | null,
  email: string,
): Promise<WaitingSession | null> {
  if (token === null) return null;
  const session = await authenticate(context, 'main', token);
  if (session === null || session.isVerified || session.user.email_id !== email) return null;
  const claims = await readMainToken(context.keys.mainToken, token, context.nowMs());
  return { session, keepSignedIn: claims?.keepSignedIn === true };
}

import { LIVE_PROTOCOL_VERSION } from '@meridian/protocol/live/limits';
import type { ServerPayload } from '@meridian/protocol/live/server-messages';
import type { Credentials, LiveIdentity } from './live-state.ts';
import type { SentMessage } from './sent-message.ts';

/** How a connection proves whose it is. */
export type Proof =
  | { readonly kind: 'credentials'; readonly credentials: Credentials }
  | { readonly kind: 'session'; readonly sessionId: string };

export function signInFrame(proof: Proof): SentMessage {
  const version = LIVE_PROTOCOL_VERSION;
  return proof.kind === 'session'
    ? { type: 'login_by_session', payload: { version, id_of_session_to_duplicate: proof.sessionId } }
    : { type: 'login', payload: { version, ...proof.credentials } };
}

/** The proof for automatic retries. A password is used once and forgotten. */
export function lastingProof(proof: Proof): Proof | null {
  return proof.kind === 'credentials' && proof.credentials.main_token === undefined ? null : proof;
}

export function identityOf(payload: ServerPayload<'login_ok'>, nowMs: number): LiveIdentity {
  const { user, session_id, notification_id, server_time_zone, server_time_ms } = payload;
  return { user, session_id, notification_id, server_time_zone, clockOffsetMs: server_time_ms - nowMs };
}

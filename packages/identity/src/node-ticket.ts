import { errors, jwtVerify, SignJWT } from 'jose';
import { createOnceOnly } from './once-only.ts';
import { newPublicId } from './secret-token.ts';

export const NODE_TICKET_LIFETIME_MS = 60_000;

export type NodeTickets = {
  issue(sessionId: string, nowMs: number): Promise<string>;
  /** The session that asked for the ticket, or null when the ticket is unknown, expired or used. */
  redeem(ticket: string, nowMs: number): Promise<string | null>;
};

const ISSUER = 'meridian';
const AUDIENCE = 'meridian-node-socket';
const MAX_USED = 100_000;

/**
 * Tickets for the node log sockets, because a token in the address would end up in logs. They are signed, not stored:
 * any process with the secret issues them, and the socket server redeems them.
 */
export function createNodeTickets(key: Uint8Array): NodeTickets {
  const used = createOnceOnly(MAX_USED);
  return {
    issue: (sessionId, nowMs) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(newPublicId())
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setExpirationTime(Math.floor((nowMs + NODE_TICKET_LIFETIME_MS) / 1000))
        .sign(key),

    redeem: async (ticket, nowMs) => {
      try {
        const { payload } = await jwtVerify(ticket, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['jti', 'exp'],
          currentDate: new Date(nowMs),
        });
        const { sid, jti = '', exp = 0 } = payload;
        return typeof sid === 'string' && used.claim(jti, exp * 1000, nowMs) ? sid : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

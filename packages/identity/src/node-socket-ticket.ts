import type { OpenSession } from '@meridian/protocol/ports/identity';
import type { IdentityContext } from './identity-context.ts';
import { NODE_TICKET_LIFETIME_MS } from './node-ticket.ts';
import { findOpenSession } from './sessions/authenticate.ts';

export type NodeSocketTicket = { readonly ticket: string; readonly expiresInSeconds: number };

export async function issueNodeTicket(
  { nodeTickets, nowMs }: IdentityContext,
  session: OpenSession,
): Promise<NodeSocketTicket> {
  const ticket = await nodeTickets.issue(session.sessionId, nowMs());
  return { ticket, expiresInSeconds: NODE_TICKET_LIFETIME_MS / 1000 };
}

/** The session of a ticket, used up by this; null too when the session ended or the log permit is gone since. */
export async function redeemNodeTicket(context: IdentityContext, ticket: string): Promise<OpenSession | null> {
  const sessionId = await context.nodeTickets.redeem(ticket, context.nowMs());
  return sessionId === null ? null : checkNodeSession(context, sessionId);
}

/** The session of an open node socket as of now; null when it may not read logs any more. */
export async function checkNodeSession(context: IdentityContext, sessionId: string): Promise<OpenSession | null> {
  const session = await findOpenSession(context, 'main', sessionId);
  return session?.isVerified === true && session.user.log_permit ? session : null;
}

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

/** The session of a ticket, which is thereby used up. Null when the session ended or lost the log permission. */
export async function redeemNodeTicket(context: IdentityContext, ticket: string): Promise<OpenSession | null> {
  const sessionId = await context.nodeTickets.redeem(ticket, context.nowMs());
  return sessionId === null ? null : checkNodeSession(context, sessionId);
}

/** The current session of an open node socket. Null when it may no longer read logs. */
export async function checkNodeSession(context: IdentityContext, sessionId: string): Promise<OpenSession | null> {
  const session = await findOpenSession(context, 'main', sessionId);
  return session?.isVerified === true && session.user.log_permit ? session : null;
}

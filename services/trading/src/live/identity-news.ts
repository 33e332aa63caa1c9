import type { BusMessage } from '@meridian/bus/bus';
import { SESSIONS_ENDED, USER_CHANGED } from '@meridian/protocol/ports/identity';
import type { LiveContext } from './live-context.ts';
import { recheck } from './session-check.ts';

/** Handles identity's messages: ended sessions and changed users. */
export async function takeIdentityNews(context: LiveContext, { topic, payload }: BusMessage): Promise<void> {
  const news: Partial<Record<string, unknown>> = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  context.identityEvents += 1;
  if (topic === SESSIONS_ENDED) {
    const { session_ids: ids, message } = news;
    if (!Array.isArray(ids)) return;
    for (const id of ids)
      endSession(context, String(id), typeof message === 'string' ? message : 'The session has ended.');
  }
  if (topic === USER_CHANGED && typeof news['user_id'] === 'number') {
    await Promise.all(context.sessions.ofUser(news['user_id']).map((connection) => recheck(context, connection)));
  }
}

function endSession(context: LiveContext, sessionId: string, message: string): void {
  for (const connection of context.sessions.ofSession(sessionId)) {
    connection.endSession('session-ended', message);
  }
}

import type { RestCall } from '@meridian/protocol/rest/rest-call';
import type { UserTurns } from '@meridian/service-kit/user-turns';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem, type CallAnswer, type ProblemAnswer } from './call-answer.ts';

/** For calls whose answer comes at once. */
export const NEVER = new AbortController().signal;

const RETRY_AFTER_S = 2;
const TOO_MANY: ProblemAnswer = {
  ...answerProblem(
    429,
    'too-many-calls',
    `Your earlier requests are still being answered. Wait ${RETRY_AFTER_S} s and try again.`,
  ),
  headers: { 'retry-after': String(RETRY_AFTER_S) },
};
/** Nobody hears it. */
const LEFT = answerProblem(503, 'left', 'The request was cancelled.');

/** Does a heavy call in its user's turn. It stops when the caller leaves, so that nothing is worked out for nobody. */
export async function inTurn<Call extends RestCall>(
  turns: UserTurns,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (signal: AbortSignal) => Promise<CallAnswer<Call>>,
): Promise<CallAnswer<Call>> {
  const left = new AbortController();
  const onClose = (): void => left.abort(new Error('The caller has left.'));
  reply.raw.once('close', onClose);
  const turn = await turns.take(request.user.id, left.signal);
  try {
    if (turn.kind === 'turn') return await handle(left.signal);
    return turn.kind === 'full' ? TOO_MANY : LEFT;
  } catch (error) {
    if (left.signal.aborted) return LEFT;
    throw error;
  } finally {
    reply.raw.off('close', onClose);
    if (turn.kind === 'turn') turn.leave();
  }
}

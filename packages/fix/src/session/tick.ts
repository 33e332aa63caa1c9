import { sessionPeriod } from '../schedule/session-schedule.ts';
import { askAgain } from './gap.ts';
import { sendHeartbeat, sendLogout, sendTestRequest } from './session-messages.ts';
import type { Turn } from './turn.ts';

/** How long a counterparty may be late with its heartbeat, as a part of the interval. */
const GRACE = 0.2;

/** What time alone brings; called about once a second. */
export function tick(turn: Turn): void {
  const { state, config, nowMs } = turn;
  const inPhaseMs = nowMs - state.phaseSinceMs;
  switch (state.phase) {
    case 'disconnected':
      break;
    case 'awaiting-logon':
    case 'logon-sent':
      if (inPhaseMs >= config.logonTimeoutMs) turn.disconnect('No Logon came in time.');
      break;
    case 'logout-sent':
      if (inPhaseMs >= config.logoutTimeoutMs) turn.disconnect('No answer to our Logout came in time.');
      break;
    case 'active':
      tickActive(turn);
      break;
  }
}

function tickActive(turn: Turn): void {
  const { state, config, nowMs } = turn;
  const period = sessionPeriod(config.schedule, nowMs);
  if (period?.startMs !== state.periodStartMs) {
    sendLogout(turn, 'The session has ended for now.');
    turn.enter('logout-sent');
    return;
  }
  if (state.gap !== null && nowMs - state.gap.askedMs >= config.resendTimeoutMs) askAgain(turn);
  if (state.phase !== 'active' || state.heartbeatMs === 0) return;
  const lateMs = state.heartbeatMs * (1 + GRACE);
  if (state.testRequest !== null && nowMs - state.testRequest.sentMs >= lateMs) {
    turn.disconnect('No answer to our TestRequest came in time.');
    return;
  }
  if (state.testRequest === null && nowMs - state.lastReceivedMs >= lateMs) sendTestRequest(turn);
  if (nowMs - state.lastSentMs >= state.heartbeatMs) sendHeartbeat(turn, null);
}

import type { FixMessage } from '../codec/fix-message.ts';
import { logoutAndDisconnect, sendLogon } from './session-messages.ts';
import type { Turn } from './turn.ts';

/** An operator's reset: while logged on by a Logon with ResetSeqNumFlag, otherwise at once. */
export function startReset(turn: Turn, reason: string): void {
  const { state } = turn;
  if (state.phase === 'disconnected' || state.phase === 'awaiting-logon') {
    turn.reset(reason);
    return;
  }
  if (state.phase !== 'active' || state.isResetting) {
    turn.note('The numbers are not reset: the session is not logged on.');
    return;
  }
  // What is under way from the other side still has its old numbers, so that ours alone begin anew.
  turn.reset(reason, state.nextIn);
  state.isResetting = true;
  sendLogon(turn, true);
}

/** A Logon with ResetSeqNumFlag on a session that is logged on. */
export function receiveReset(turn: Turn, message: FixMessage): void {
  const { state } = turn;
  if (message.integer(34) !== 1) {
    logoutAndDisconnect(turn, 'ResetSeqNumFlag needs MsgSeqNum 1.');
    return;
  }
  if (state.isResetting) {
    state.isResetting = false;
    state.gap = null;
    state.held = [];
    turn.expect(2);
    return;
  }
  turn.reset('The counterparty reset the numbers.');
  turn.expect(2);
  sendLogon(turn, true);
}

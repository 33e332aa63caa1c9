import { FixMessage } from '../codec/fix-message.ts';
import { validate } from '../dictionary/validate.ts';
import { APPL_VER_FIX50SP2 } from '../fix-version.ts';
import { type SessionPeriod, sessionPeriod } from '../schedule/session-schedule.ts';
import { holdAndAsk } from './gap.ts';
import { compIdProblem, hasVersion, sendingTimeProblem } from './identity.ts';
import { resend } from './resend.ts';
import { logoutAndDisconnect, SESSION_STATUS, sendLogon, textOf } from './session-messages.ts';
import { NEVER_ASKED } from './session-state.ts';
import type { Turn } from './turn.ts';

type Refusal = { readonly why: string; readonly status?: number };

/** A new connection: an acceptor waits for a Logon, an initiator sends one. */
export function connect(turn: Turn, connection: number): void {
  const { state, config, nowMs } = turn;
  if (state.phase !== 'disconnected') {
    turn.effects.push({ kind: 'disconnect', connection, why: 'The session has a connection already.' });
    return;
  }
  state.connection = connection;
  state.lastSentMs = nowMs;
  state.lastReceivedMs = nowMs;
  state.ourAsk = NEVER_ASKED;
  state.theirAsk = NEVER_ASKED;
  turn.enter('awaiting-logon');
  if (config.role === 'acceptor') return;
  const period = sessionPeriod(config.schedule, nowMs);
  if (period === null) return turn.disconnect('The session is closed by its schedule.');
  beginPeriod(turn, period);
  if (config.resetsOnLogon) turn.reset('Reset on logon');
  state.isResetting = config.resetsOnLogon;
  state.heartbeatMs = config.heartbeatSeconds * 1_000;
  turn.enter('logon-sent');
  sendLogon(turn, config.resetsOnLogon);
}

/** Numbers begin anew with each period of the schedule. */
function beginPeriod(turn: Turn, { startMs }: SessionPeriod): void {
  const { state } = turn;
  if (state.periodStartMs === startMs) return;
  const isFirst = state.periodStartMs === null;
  state.periodStartMs = startMs;
  if (isFirst) turn.persistNumbers(null);
  else turn.reset('A new period of the schedule began.');
}

/** The first message of a connection. */
export function receiveFirst(turn: Turn, bytes: Uint8Array): void {
  const message = new FixMessage(bytes);
  // A stranger hears nothing, and costs neither a row nor a number.
  if (!hasVersion(message, turn.config)) return turn.disconnect('The BeginString is not that of the session.');
  if (compIdProblem(message, turn.config) !== null) return turn.disconnect('The CompIDs are not those of the session.');
  if (turn.config.role === 'acceptor') acceptLogon(turn, message);
  else receiveLogonAnswer(turn, message);
}

function acceptLogon(turn: Turn, message: FixMessage): void {
  const { state, config, nowMs } = turn;
  if (message.type !== 'A') return turn.disconnect('The first message was not a Logon.');
  const unknown = config.authenticate?.(message) ?? null;
  if (unknown !== null) return turn.disconnect(unknown);
  const period = sessionPeriod(config.schedule, nowMs);
  if (period === null) {
    const why = 'Logons are taken only within the hours of the session.';
    return logoutAndDisconnect(turn, why, SESSION_STATUS.logonNotNow);
  }
  beginPeriod(turn, period);
  const refusal = logonProblem(turn, message) ?? heartbeatProblem(turn, message);
  if (refusal !== null) return logoutAndDisconnect(turn, refusal.why, refusal.status);
  const isReset = message.isLetter(141, 'Y');
  if (isReset) turn.reset('The counterparty reset the numbers.');
  else if (config.resetsOnLogon) turn.reset('Reset on logon');
  const wrongNumber = numberProblem(turn, message, state.nextOut);
  if (wrongNumber !== null) return logoutAndDisconnect(turn, wrongNumber.why, wrongNumber.status);
  state.heartbeatMs = (message.integer(108) ?? 0) * 1_000;
  const seq = message.integer(34) ?? 0;
  const isInTurn = seq === state.nextIn;
  if (isInTurn) turn.expect(seq + 1);
  const own = state.nextOut;
  sendLogon(turn, isReset);
  loggedOn(turn, message, isInTurn, own - 1);
}

function receiveLogonAnswer(turn: Turn, message: FixMessage): void {
  const { state } = turn;
  const seq = message.integer(34);
  if (message.type !== 'A') {
    if (seq === state.nextIn) turn.expect(seq + 1);
    const text = message.text(58);
    return turn.disconnect(text === null ? 'The Logon was not answered with a Logon.' : `Logon refused: ${text}`);
  }
  const refusal = logonProblem(turn, message);
  if (refusal !== null) return logoutAndDisconnect(turn, refusal.why, refusal.status);
  if (message.isLetter(141, 'Y') && !state.isResetting) {
    return logoutAndDisconnect(turn, 'ResetSeqNumFlag was not asked for.');
  }
  const wrongNumber = numberProblem(turn, message, state.nextOut);
  if (wrongNumber !== null) return logoutAndDisconnect(turn, wrongNumber.why, wrongNumber.status);
  state.isResetting = false;
  const isInTurn = seq === state.nextIn;
  if (isInTurn) turn.expect(state.nextIn + 1);
  loggedOn(turn, message, isInTurn, state.nextOut - 1);
}

/** What either side refuses in a Logon, whatever its number. */
function logonProblem(turn: Turn, message: FixMessage): Refusal | null {
  const { config, nowMs } = turn;
  const problem = validate(message, config.dictionary, config.rules);
  if (problem !== null) return { why: problem.kind === 'reject' ? textOf(problem) : problem.text };
  const late = sendingTimeProblem(message, config, nowMs);
  if (late !== null) return { why: textOf(late) };
  if (message.integer(98) !== 0) return { why: 'Encryption is not supported: send EncryptMethod 0.' };
  if (config.version === 'FIXT.1.1' && message.text(1137) !== APPL_VER_FIX50SP2) {
    return { why: `DefaultApplVerID ${message.text(1137)} is not supported: send ${APPL_VER_FIX50SP2}.` };
  }
  if (message.isLetter(141, 'Y') && message.integer(34) !== 1) return { why: 'ResetSeqNumFlag needs MsgSeqNum 1.' };
  return null;
}

function heartbeatProblem(turn: Turn, message: FixMessage): Refusal | null {
  const { minHeartbeatSeconds, maxHeartbeatSeconds } = turn.config;
  const seconds = message.integer(108) ?? -1;
  if (seconds >= minHeartbeatSeconds && seconds <= maxHeartbeatSeconds) return null;
  return { why: `HeartBtInt ${seconds} is not between ${minHeartbeatSeconds} and ${maxHeartbeatSeconds}.` };
}

function numberProblem(turn: Turn, message: FixMessage, nextOut: number): Refusal | null {
  const { nextIn } = turn.state;
  const seq = message.integer(34) ?? 0;
  if (seq < nextIn) {
    const why = `MsgSeqNum too low, expecting ${nextIn} but received ${seq}`;
    return { why, status: SESSION_STATUS.seqTooLow };
  }
  const expected = message.integer(789);
  if (expected === null || expected <= nextOut) return null;
  const why = `NextExpectedMsgSeqNum too high, expecting ${nextOut} but received ${expected}`;
  return { why, status: SESSION_STATUS.nextExpectedTooHigh };
}

/** Both sides stand; gaps on either side are filled now. */
function loggedOn(turn: Turn, message: FixMessage, isInTurn: boolean, lastBefore: number): void {
  const { state, config, nowMs } = turn;
  turn.enter('active');
  state.lastReceivedMs = nowMs;
  turn.effects.push({ kind: 'logged-on' });
  const expected = message.integer(789);
  state.fillsUnasked = !isInTurn && config.sendsNextExpected && expected !== null;
  if (!isInTurn) holdAndAsk(turn, { seq: message.integer(34) ?? 0, bytes: message.bytes, isDone: true });
  if (expected !== null && expected >= 1 && expected <= lastBefore) resend(turn, expected, lastBefore);
}

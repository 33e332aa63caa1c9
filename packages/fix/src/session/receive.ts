import { FixMessage } from '../codec/fix-message.ts';
import { REJECT_REASON, rejectFor, type SessionProblem } from '../dictionary/reject-reason.ts';
import { validate } from '../dictionary/validate.ts';
import { APPL_VER_FIX50SP2 } from '../fix-version.ts';
import { continueGap, holdAndAsk, takeHeld } from './gap.ts';
import { compIdProblem, hasVersion, origSendingTimeProblem, sendingTimeProblem } from './identity.ts';
import { receiveReset } from './reset.ts';
import { answerResendRequest } from './resend.ts';
import {
  logoutAndDisconnect,
  SESSION_STATUS,
  sendBusinessReject,
  sendHeartbeat,
  sendLogout,
  sendReject,
  textOf,
} from './session-messages.ts';
import type { Turn } from './turn.ts';

/** A message on a session that is logged on. */
export function receiveInSession(turn: Turn, bytes: Uint8Array): void {
  const { state, config, nowMs } = turn;
  const message = new FixMessage(bytes);
  if (!hasVersion(message, config)) return logoutAndDisconnect(turn, 'Incorrect BeginString');
  const seq = message.integer(34);
  if (seq === null || seq < 1) return logoutAndDisconnect(turn, 'MsgSeqNum is missing or not a number.');
  const stranger = compIdProblem(message, config) ?? sendingTimeProblem(message, config, nowMs);
  if (stranger !== null) return rejectAndLogout(turn, message, seq, stranger);
  state.lastReceivedMs = nowMs;
  const { type } = message;
  if (type === 'A' && message.isLetter(141, 'Y')) return receiveReset(turn, message);
  if (type === '4' && !message.isLetter(123, 'Y')) receiveSequenceReset(turn, message);
  else if (seq < state.nextIn) receiveLow(turn, message, seq);
  else if (type === '5') receiveLogout(turn, message, seq);
  else if (seq > state.nextIn) receiveHigh(turn, message, seq);
  else process(turn, message, seq);
  processHeld(turn);
}

function isOpen(turn: Turn): boolean {
  return turn.state.phase === 'active' || turn.state.phase === 'logout-sent';
}

function processHeld(turn: Turn): void {
  for (let held = isOpen(turn) ? takeHeld(turn) : null; held !== null; held = isOpen(turn) ? takeHeld(turn) : null) {
    if (held.isDone) turn.expect(held.seq + 1);
    else process(turn, new FixMessage(held.bytes), held.seq);
  }
  if (isOpen(turn)) continueGap(turn);
}

/** Whoever uses a wrong name or clock is told, and the session ends. */
function rejectAndLogout(turn: Turn, message: FixMessage, seq: number, problem: SessionProblem): void {
  sendReject(turn, message, problem);
  if (seq === turn.state.nextIn) turn.expect(seq + 1);
  logoutAndDisconnect(turn, textOf(problem));
}

function receiveLow(turn: Turn, message: FixMessage, seq: number): void {
  if (!message.isLetter(43, 'Y')) {
    const why = `MsgSeqNum too low, expecting ${turn.state.nextIn} but received ${seq}`;
    return logoutAndDisconnect(turn, why, SESSION_STATUS.seqTooLow);
  }
  const problem = origSendingTimeProblem(message, turn.config);
  if (problem?.reason === REJECT_REASON.sendingTime) return rejectAndLogout(turn, message, seq, problem);
  if (problem !== null) sendReject(turn, message, problem);
}

function receiveHigh(turn: Turn, message: FixMessage, seq: number): void {
  const { state } = turn;
  const isAnsweredNow = message.type === '2' && !state.held.some((held) => held.seq === seq);
  // Two sides that ask each other would wait for each other otherwise.
  if (isAnsweredNow) answerResendRequest(turn, message);
  if (isOpen(turn)) holdAndAsk(turn, { seq, bytes: message.bytes, isDone: message.type === '2' });
}

function receiveSequenceReset(turn: Turn, message: FixMessage): void {
  const problem = validate(message, turn.config.dictionary, turn.config.rules);
  if (problem !== null) {
    if (problem.kind === 'reject') sendReject(turn, message, problem);
    return;
  }
  const next = message.integer(36) ?? 0;
  if (next < turn.state.nextIn) return sendReject(turn, message, rejectFor(REJECT_REASON.valueIncorrect, 36));
  if (next === turn.state.nextIn) return turn.note(`SequenceReset to ${next} changes nothing.`);
  turn.note(`The counterparty reset its numbers to ${next} from ${turn.state.nextIn}.`);
  turn.expect(next);
}

function receiveLogout(turn: Turn, message: FixMessage, seq: number): void {
  const { state, config } = turn;
  if (seq === state.nextIn) turn.expect(seq + 1);
  const text = message.text(58);
  if (state.phase === 'active') sendLogout(turn, null, SESSION_STATUS.logoutComplete);
  turn.disconnect(text === null ? 'Logged out.' : `Logged out: ${text}`);
  if (config.resetsOnLogout) turn.reset('Reset on logout');
}

/** A message whose turn it is. Its number counts, whatever is wrong with it. */
function process(turn: Turn, message: FixMessage, seq: number): void {
  const repeated = origSendingTimeProblem(message, turn.config);
  if (repeated?.reason === REJECT_REASON.sendingTime) return rejectAndLogout(turn, message, seq, repeated);
  const problem = repeated ?? contentProblem(turn, message);
  if (problem === null) act(turn, message, seq);
  else if (problem.kind === 'business-reject') sendBusinessReject(turn, message, problem);
  // Rejects of rejects would never end.
  else if (message.type === '3') turn.note(`A Reject is not valid: ${textOf(problem)}`);
  else sendReject(turn, message, problem);
  if (isOpen(turn) && turn.state.nextIn === seq) turn.expect(seq + 1);
}

function contentProblem(turn: Turn, message: FixMessage): ReturnType<typeof validate> {
  const { config } = turn;
  if (message.has(91)) return rejectFor(REJECT_REASON.decryption, 91);
  const version = config.version === 'FIXT.1.1' ? message.text(1128) : null;
  if (version !== null && version !== APPL_VER_FIX50SP2) return rejectFor(REJECT_REASON.applicationVersion, 1128);
  return validate(message, config.dictionary, config.rules);
}

function act(turn: Turn, message: FixMessage, seq: number): void {
  const { state, config } = turn;
  const { type } = message;
  switch (type) {
    case '0':
      if (state.testRequest !== null && message.text(112) === state.testRequest.id) state.testRequest = null;
      break;
    case '1':
      sendHeartbeat(turn, message.text(112));
      break;
    case '2':
      answerResendRequest(turn, message);
      break;
    case '3':
      turn.effects.push({ kind: 'rejected', seq: message.integer(45) ?? 0, why: message.text(58) ?? '' });
      break;
    case '4':
      fillGap(turn, message, seq);
      break;
    case 'A':
      sendReject(turn, message, {
        kind: 'reject',
        reason: REJECT_REASON.other,
        refTag: null,
        text: 'The session is logged on already',
      });
      break;
    default:
      if (config.dictionary.message(type)?.isSession === true) break;
      turn.effects.push({ kind: 'deliver', seq, type, bytes: message.bytes, isPossResend: message.isLetter(97, 'Y') });
  }
}

function fillGap(turn: Turn, message: FixMessage, seq: number): void {
  const next = message.integer(36) ?? 0;
  if (next <= seq) sendReject(turn, message, rejectFor(REJECT_REASON.valueIncorrect, 36));
  else turn.expect(next);
}

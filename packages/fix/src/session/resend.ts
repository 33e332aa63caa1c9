import { FixMessage } from '../codec/fix-message.ts';
import { REJECT_REASON, rejectFor } from '../dictionary/reject-reason.ts';
import { resentBytes } from './resent-bytes.ts';
import { MAX_RESEND_MESSAGES } from './session-config.ts';
import { logoutAndDisconnect, sendReject } from './session-messages.ts';
import type { StoredMessage } from './session-state.ts';
import type { Turn } from './turn.ts';

/** A ResendRequest: what it asks for is fetched in parts, and sent as the parts come. */
export function answerResendRequest(turn: Turn, message: FixMessage): void {
  const { state, config } = turn;
  const from = message.integer(7) ?? 0;
  const to = message.integer(16) ?? 0;
  const last = state.nextOut - 1;
  if (from < 1 || from > last) return sendReject(turn, message, rejectFor(REJECT_REASON.valueIncorrect, 7));
  if (to !== 0 && to < from) return sendReject(turn, message, rejectFor(REJECT_REASON.valueIncorrect, 16));
  const { theirAsk } = state;
  const count = theirAsk.from === from && theirAsk.to === to ? theirAsk.count + 1 : 1;
  state.theirAsk = { from, to, count };
  if (count > config.maxResendAsks) {
    logoutAndDisconnect(turn, `The same messages from ${from} were asked for more than ${config.maxResendAsks} times.`);
    return;
  }
  resend(turn, from, to === 0 ? last : Math.min(to, last));
}

/** Begins to send numbers again; a range that is under way becomes part of the new one. */
export function resend(turn: Turn, from: number, to: number): void {
  const { state } = turn;
  const { resending } = state;
  state.resending =
    resending === null
      ? { next: from, end: to }
      : { next: Math.min(from, resending.next), end: Math.max(to, resending.end) };
  fetchNext(turn);
}

function fetchNext(turn: Turn): void {
  const { resending } = turn.state;
  if (resending === null) return;
  const to = Math.min(resending.end, resending.next + MAX_RESEND_MESSAGES - 1);
  turn.effects.push({ kind: 'fetch', from: resending.next, to });
}

/** Stored messages for the part that was fetched. An answer to an older question is not used. */
export function applyStored(turn: Turn, from: number, to: number, messages: readonly StoredMessage[]): void {
  const { state } = turn;
  const { resending } = state;
  if (resending === null || resending.next !== from || to > resending.end || to < from) return;
  if (state.phase !== 'active' && state.phase !== 'logout-sent') return;
  let open = from;
  for (const { seq, bytes } of messages) {
    if (seq < open || seq > to || !isRepeated(turn, seq, bytes)) continue;
    if (seq > open) turn.sendGapFill(open, seq);
    turn.sendAgain(resentBytes(bytes, turn.nowMs));
    open = seq + 1;
  }
  if (open <= to) turn.sendGapFill(open, to + 1);
  state.resending = to < resending.end ? { next: to + 1, end: resending.end } : null;
  fetchNext(turn);
}

function isRepeated(turn: Turn, seq: number, bytes: Uint8Array): boolean {
  const { type } = new FixMessage(bytes);
  if (turn.config.neverRepeated.includes(type)) {
    turn.effects.push({ kind: 'not-repeated', seq, type, bytes });
    return false;
  }
  // Session rejects are repeated, because the sender of the rejected message would never hear of them otherwise.
  return type === '3' || turn.config.dictionary.message(type)?.isSession !== true;
}

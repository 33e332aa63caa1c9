import { MAX_RESEND_MESSAGES } from './session-config.ts';
import { logoutAndDisconnect, sendResendRequest } from './session-messages.ts';
import type { HeldMessage } from './session-state.ts';
import type { Turn } from './turn.ts';

/** Keeps a message that came before its turn, and asks for those before it. */
export function holdAndAsk(turn: Turn, message: HeldMessage): void {
  const { state } = turn;
  hold(turn, message);
  const highest = Math.max(state.gap?.highest ?? 0, message.seq);
  if (state.gap === null) {
    state.gap = { highest, askedTo: 0, askedMs: turn.nowMs };
    if (!state.fillsUnasked) askNext(turn);
  } else state.gap = { ...state.gap, highest };
}

function hold(turn: Turn, message: HeldMessage): void {
  const { held } = turn.state;
  const last = held.at(-1);
  if (held.length >= MAX_RESEND_MESSAGES) {
    // It is asked for again when its turn comes.
    if (last !== undefined && message.seq >= last.seq) return;
    turn.state.held = held.slice(0, -1);
  }
  if (last === undefined || message.seq > last.seq) turn.state.held = [...turn.state.held, message];
  else if (!held.some(({ seq }) => seq === message.seq)) {
    turn.state.held = [...turn.state.held, message].sort((a, b) => a.seq - b.seq);
  }
}

/** The next held message whose turn has come; null when there is none. */
export function takeHeld(turn: Turn): HeldMessage | null {
  const { state } = turn;
  const stale = state.held.findIndex(({ seq }) => seq >= state.nextIn);
  if (stale !== 0) state.held = stale < 0 ? [] : state.held.slice(stale);
  const first = state.held[0];
  if (first?.seq !== state.nextIn) return null;
  state.held = state.held.slice(1);
  return first;
}

/** After the expected number moved on: the gap is closed, or its next part is asked for. */
export function continueGap(turn: Turn): void {
  const { state } = turn;
  const { gap } = state;
  if (gap === null) return;
  if (state.nextIn > gap.highest) {
    state.gap = null;
    state.fillsUnasked = false;
  } else if (gap.askedTo > 0 && state.nextIn > gap.askedTo) askNext(turn);
}

/** The counterparty did not fill the gap in time. */
export function askAgain(turn: Turn): void {
  turn.state.fillsUnasked = false;
  askNext(turn);
}

function askNext(turn: Turn): void {
  const { state, config } = turn;
  const { gap } = state;
  if (gap === null) return;
  const from = state.nextIn;
  const firstHeld = state.held[0];
  const missingTo = firstHeld === undefined ? gap.highest : firstHeld.seq - 1;
  const to = config.resendChunk === 0 ? missingTo : Math.min(missingTo, from + config.resendChunk - 1);
  const count = state.ourAsk.from === from ? state.ourAsk.count + 1 : 1;
  if (count > config.maxResendAsks) {
    logoutAndDisconnect(turn, `Message ${from} was asked for ${config.maxResendAsks} times and did not come.`);
    return;
  }
  state.ourAsk = { from, to, count };
  state.gap = { ...gap, askedTo: to, askedMs: turn.nowMs };
  sendResendRequest(turn, from, config.resendChunk === 0 ? 0 : to);
}

import { receiveInSession } from './receive.ts';
import { applyStored } from './resend.ts';
import { connect, receiveFirst } from './logon.ts';
import { startReset } from './reset.ts';
import type { SessionConfig } from './session-config.ts';
import { sendLogout } from './session-messages.ts';
import type { SessionEffect, SessionInput, SessionState } from './session-state.ts';
import { tick } from './tick.ts';
import { Turn } from './turn.ts';

export type SessionStep = { readonly state: SessionState; readonly effects: readonly SessionEffect[] };

/** What a session does about one input. It knows no clock, no wire and no store. */
export function sessionStep(
  config: SessionConfig,
  state: SessionState,
  input: SessionInput,
  nowMs: number,
): SessionStep {
  const turn = new Turn(config, state, nowMs);
  apply(turn, input);
  return { state: turn.state, effects: turn.effects };
}

function apply(turn: Turn, input: SessionInput): void {
  const { state } = turn;
  switch (input.kind) {
    case 'connected':
      connect(turn, input.connection);
      break;
    case 'disconnected':
      if (input.connection === state.connection && state.phase !== 'disconnected') {
        turn.disconnected('The connection was closed.');
      }
      break;
    case 'received':
      if (input.connection === state.connection) receive(turn, input.bytes);
      break;
    case 'garbled':
      if (input.connection === state.connection) turn.note(`Skipped ${input.byteCount} bytes: ${input.why}`);
      break;
    case 'tick':
      tick(turn);
      break;
    case 'send':
      sendBusiness(turn, input);
      break;
    case 'stored':
      applyStored(turn, input.from, input.to, input.messages);
      break;
    case 'logout':
      logout(turn, input.reason);
      break;
    case 'reset':
      startReset(turn, input.reason);
      break;
  }
}

function receive(turn: Turn, bytes: Uint8Array): void {
  const { phase } = turn.state;
  if (phase === 'disconnected') return;
  if (phase === 'awaiting-logon' || phase === 'logon-sent') receiveFirst(turn, bytes);
  else receiveInSession(turn, bytes);
}

function sendBusiness(
  turn: Turn,
  { type, fields, ref, isPossResend = false }: Extract<SessionInput, { kind: 'send' }>,
): void {
  const { phase, isResetting } = turn.state;
  // A message that waits for a logon would leave when nobody expects it any more.
  if (phase !== 'active' || isResetting) {
    const why = isResetting ? 'The session is resetting its numbers.' : 'The session is not logged on.';
    turn.effects.push({ kind: 'refused', ref, why });
    return;
  }
  turn.send(type, fields, ref, { isPossResend });
}

function logout(turn: Turn, reason: string): void {
  const { phase } = turn.state;
  if (phase === 'active') {
    sendLogout(turn, reason);
    turn.enter('logout-sent');
  } else if (phase === 'awaiting-logon' || phase === 'logon-sent') turn.disconnect(reason);
}

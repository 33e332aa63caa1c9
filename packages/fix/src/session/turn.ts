import { FixWriter } from '../codec/fix-writer.ts';
import { utcTimestamp } from '../codec/utc-timestamp.ts';
import type { SessionConfig } from './session-config.ts';
import { NEVER_ASKED, type SessionEffect, type SessionState } from './session-state.ts';

type Draft = { -readonly [Key in keyof SessionState]: SessionState[Key] };

export type HeaderExtras = {
  /** A gap fill or a number that is sent again. */
  readonly seq?: number;
  readonly isPossDup?: boolean;
  readonly isPossResend?: boolean;
  readonly routing?: readonly (readonly [number, string])[];
};

const writer = new FixWriter();
const headers = new WeakMap<SessionConfig, Uint8Array>();
const NOTHING = new Uint8Array(0);

/** Header fields that are the same in each message, as bytes. */
function fixedHeader(config: SessionConfig): Uint8Array {
  const known = headers.get(config);
  if (known !== undefined) return known;
  const made = new FixWriter().text(49, config.senderCompId).text(56, config.targetCompId);
  for (const [tag, value] of config.headerFields) made.text(tag, value);
  const bytes = made.takeFields();
  headers.set(config, bytes);
  return bytes;
}

/** One call of the session: a draft of the state after it, and the effects so far. */
export class Turn {
  readonly config: SessionConfig;
  readonly nowMs: number;
  readonly state: Draft;
  readonly effects: SessionEffect[] = [];

  constructor(config: SessionConfig, state: SessionState, nowMs: number) {
    this.config = config;
    this.nowMs = nowMs;
    this.state = { ...state };
  }

  note(text: string): void {
    this.effects.push({ kind: 'note', text });
  }

  /** Sends a message with the next number; durable before it leaves. */
  send(type: string, fields: Uint8Array = NOTHING, ref: string | null = null, extras: HeaderExtras = {}): void {
    const seq = this.state.nextOut;
    const bytes = this.#message(type, seq, fields, extras);
    this.state.nextOut = seq + 1;
    this.effects.push({ kind: 'persist-sent', seq, type, bytes, ref });
    this.sendAgain(bytes);
  }

  /** Sends bytes under a number that was used before, which needs no new row. */
  sendAgain(bytes: Uint8Array): void {
    this.state.lastSentMs = this.nowMs;
    this.effects.push({ kind: 'send', connection: this.state.connection, bytes });
  }

  /** Stands in for numbers that are not repeated. */
  sendGapFill(from: number, next: number): void {
    const fields = writer.clear().text(123, 'Y').integer(36, next).takeFields();
    this.sendAgain(this.#message('4', from, fields, { isPossDup: true }));
  }

  #message(type: string, seq: number, fields: Uint8Array, extras: HeaderExtras): Uint8Array {
    const sendingTime = utcTimestamp(this.nowMs);
    writer.clear().text(35, type).fields(fixedHeader(this.config)).integer(34, seq);
    if (extras.isPossDup === true) writer.text(43, 'Y');
    if (extras.isPossResend === true) writer.text(97, 'Y');
    writer.text(52, sendingTime);
    if (extras.isPossDup === true) writer.text(122, sendingTime);
    if (this.config.sendsLastProcessed) writer.integer(369, this.state.nextIn - 1);
    for (const [tag, value] of extras.routing ?? []) writer.text(tag, value);
    return writer.fields(fields).takeMessage(this.config.version);
  }

  /** Ends the call with a connection closed; what was open on it is forgotten. */
  disconnect(why: string): void {
    const { connection, phase } = this.state;
    this.effects.push({ kind: 'disconnect', connection, why });
    if (phase !== 'disconnected') this.disconnected(why);
  }

  disconnected(why: string): void {
    const { phase } = this.state;
    if (phase === 'active' || phase === 'logout-sent') this.effects.push({ kind: 'logged-out', why });
    Object.assign(this.state, {
      phase: 'disconnected',
      phaseSinceMs: this.nowMs,
      gap: null,
      held: [],
      testRequest: null,
      resending: null,
      isResetting: false,
    } satisfies Partial<SessionState>);
    if (this.config.resetsOnDisconnect && this.state.nextOut + this.state.nextIn > 2) this.reset('Reset on disconnect');
  }

  enter(phase: SessionState['phase']): void {
    this.state.phase = phase;
    this.state.phaseSinceMs = this.nowMs;
  }

  /** New numbers on both sides, in a new epoch; or on our side alone, while theirs are under way. */
  reset(reason: string, nextIn = 1): void {
    this.state.epoch += 1;
    this.state.nextOut = 1;
    this.state.nextIn = nextIn;
    this.state.ourAsk = NEVER_ASKED;
    this.state.theirAsk = NEVER_ASKED;
    this.state.gap = null;
    this.state.held = [];
    this.state.resending = null;
    this.persistNumbers(reason);
  }

  /** The number of the next message that is expected, after whatever came before it was delivered. */
  expect(next: number): void {
    this.state.nextIn = next;
    if (this.state.gap !== null) this.state.gap = { ...this.state.gap, askedMs: this.nowMs };
    this.persistNumbers(null);
  }

  persistNumbers(reason: string | null): void {
    const { epoch, nextOut, nextIn, periodStartMs } = this.state;
    this.effects.push({ kind: 'persist-numbers', numbers: { epoch, nextOut, nextIn, periodStartMs }, reason });
  }
}

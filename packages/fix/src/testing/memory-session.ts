import { FixMessage } from '../codec/fix-message.ts';
import { Framer } from '../codec/framer.ts';
import { standardDictionary } from '../dictionary/standard-dictionaries.ts';
import { STRICT_RULES } from '../dictionary/validation-rules.ts';
import type { FixVersion } from '../fix-version.ts';
import { sessionStep } from '../session/session.ts';
import { DEFAULT_SESSION, type SessionConfig } from '../session/session-config.ts';
import {
  FIRST_NUMBERS,
  restoredSession,
  type SessionEffect,
  type SessionInput,
  type SessionNumbers,
  type SessionState,
} from '../session/session-state.ts';
import { fieldBytes, shownBytes } from './fix-text.ts';

/** Monday, 5 January 2026, 10:00 UTC. */
export const START_MS = Date.UTC(2026, 0, 5, 10);

export function testConfig(
  version: FixVersion,
  role: SessionConfig['role'],
  more: Partial<SessionConfig> = {},
): SessionConfig {
  const [senderCompId, targetCompId] = role === 'acceptor' ? ['DESK', 'BROKER'] : ['BROKER', 'DESK'];
  const dictionary = standardDictionary(version);
  return { ...DEFAULT_SESSION, role, version, senderCompId, targetCompId, dictionary, rules: STRICT_RULES, ...more };
}

/** A session with a store in memory, which survives the session's crash. */
export class MemorySession {
  readonly config: SessionConfig;
  nowMs = START_MS;
  state: SessionState;
  numbers: SessionNumbers = FIRST_NUMBERS;
  /** How many effects are done before the process ends, perhaps in the middle of a step; null lets it live. */
  diesAfter: number | null = null;
  /** Sent messages by `epoch:seq`. */
  readonly stored = new Map<string, Uint8Array>();
  /** Effects since they were last taken, in their order. */
  readonly effects: SessionEffect[] = [];
  /** Bytes for the wire since they were last taken. */
  #wire: Uint8Array[] = [];
  #framer = new Framer();
  #connection = 0;

  constructor(config: SessionConfig, numbers: SessionNumbers = FIRST_NUMBERS) {
    this.config = config;
    this.numbers = numbers;
    this.state = restoredSession(numbers);
  }

  step(input: SessionInput): readonly SessionEffect[] {
    const { state, effects } = sessionStep(this.config, this.state, input, this.nowMs);
    this.state = state;
    for (const effect of effects) {
      if (this.diesAfter === 0) {
        this.diesAfter = null;
        this.crash();
        break;
      }
      if (this.diesAfter !== null) this.diesAfter -= 1;
      this.#apply(effect);
    }
    return effects;
  }

  connect(): void {
    this.#connection += 1;
    this.#framer = new Framer();
    this.#wire = [];
    this.step({ kind: 'connected', connection: this.#connection });
  }

  cut(): void {
    this.#wire = [];
    this.step({ kind: 'disconnected', connection: this.#connection });
  }

  /** The process ends and starts again: what was not stored is gone. */
  crash(): void {
    this.#wire = [];
    this.state = restoredSession(this.numbers);
  }

  receive(chunk: Uint8Array): void {
    for (const framed of this.#framer.push(chunk)) {
      const connection = this.#connection;
      if (framed.kind === 'message') this.step({ kind: 'received', connection, bytes: framed.bytes });
      else this.step({ kind: 'garbled', connection, byteCount: framed.byteCount, why: framed.why });
    }
  }

  send(type: string, fields: string, ref = ''): readonly SessionEffect[] {
    return this.step({ kind: 'send', type, fields: fieldBytes(fields), ref });
  }

  /** Time passes, second by second. */
  pass(seconds: number): void {
    for (let second = 0; second < seconds; second += 1) {
      this.nowMs += 1_000;
      this.step({ kind: 'tick' });
    }
  }

  /** Bytes that wait for the rest of their message. */
  get heldBytes(): number {
    return this.#framer.heldBytes;
  }

  get isConnected(): boolean {
    return this.state.phase !== 'disconnected';
  }

  takeBytes(): Uint8Array[] {
    return this.#wire.splice(0);
  }

  /** What was sent since the last call, as it is read in a log. */
  takeSent(): string[] {
    return this.takeBytes().map(shownBytes);
  }

  takeEffects(): SessionEffect[] {
    return this.effects.splice(0);
  }

  #apply(effect: SessionEffect): void {
    this.effects.push(effect);
    if (effect.kind === 'persist-sent') {
      const key = `${this.numbers.epoch}:${effect.seq}`;
      if (this.stored.has(key)) throw new Error(`Number ${key} is used twice`);
      if (effect.seq !== this.numbers.nextOut) throw new Error(`Number ${this.numbers.nextOut} is skipped`);
      this.stored.set(key, effect.bytes);
      this.numbers = { ...this.numbers, nextOut: effect.seq + 1 };
    } else if (effect.kind === 'persist-numbers') this.numbers = effect.numbers;
    else if (effect.kind === 'send') this.#wire.push(effect.bytes);
    else if (effect.kind === 'fetch') this.#fetch(effect.from, effect.to);
  }

  #fetch(from: number, to: number): void {
    const messages = [];
    for (let seq = from; seq <= to; seq += 1) {
      const bytes = this.stored.get(`${this.numbers.epoch}:${seq}`);
      if (bytes !== undefined) messages.push({ seq, bytes });
    }
    this.step({ kind: 'stored', from, to, messages });
  }
}

export function typesOf(messages: readonly Uint8Array[]): string[] {
  return messages.map((bytes) => new FixMessage(bytes).type);
}

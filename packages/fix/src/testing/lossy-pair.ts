import type { FixVersion } from '../fix-version.ts';
import type { SessionConfig } from '../session/session-config.ts';
import { shownBytes } from './fix-text.ts';
import { MemorySession, testConfig } from './memory-session.ts';

export type Side = 0 | 1;

/** Two sessions over a wire that loses bytes, connections and processes. */
export class LossyPair {
  readonly sessions: readonly [MemorySession, MemorySession];
  /** Ids of messages that a side stored as sent, and ids that the other side got, each number once. */
  readonly sent: readonly [string[], string[]] = [[], []];
  readonly got: readonly [string[], string[]] = [[], []];
  readonly #inFlight: [number[], number[]] = [[], []];
  readonly #seen = new Set<string>();
  #next = 0;

  constructor(version: FixVersion, more: Partial<SessionConfig>) {
    const initiator = new MemorySession(testConfig(version, 'initiator', more));
    const acceptor = new MemorySession(testConfig(version, 'acceptor', more));
    this.sessions = [initiator, acceptor];
  }

  get isConnected(): boolean {
    return this.sessions[0].isConnected && this.sessions[1].isConnected;
  }

  connect(): void {
    this.cut();
    this.sessions[1].connect();
    this.sessions[0].connect();
    this.#collect();
  }

  /** The connection breaks, and what is on its way is lost. */
  cut(): void {
    for (const session of this.sessions) if (session.isConnected) session.cut();
    this.#collect();
    this.#inFlight[0] = [];
    this.#inFlight[1] = [];
  }

  send(from: Side): void {
    this.#next += 1;
    const id = `N${this.#next}`;
    this.sessions[from].send(
      '8',
      `37=O|17=${id}|150=0|39=0|55=X|54=1|151=1|14=0|6=0|20=0`.replace(this.#drop(), ''),
      id,
    );
    this.#collect();
  }

  /** ExecTransType is of FIX 4.2 alone. */
  #drop(): string {
    return this.sessions[0].config.version === 'FIX.4.2' ? '' : '|20=0';
  }

  /** Some of the bytes on their way arrive. */
  carry(to: Side, byteCount: number): void {
    const chunk = this.#inFlight[to].splice(0, byteCount);
    if (chunk.length > 0 && this.sessions[to].isConnected) this.sessions[to].receive(Uint8Array.from(chunk));
    this.#collect();
  }

  die(side: Side, afterEffects: number): void {
    if (afterEffects === 0) this.sessions[side].crash();
    else this.sessions[side].diesAfter = afterEffects;
    if (afterEffects === 0) this.cut();
  }

  pass(seconds: number): void {
    for (const session of this.sessions) session.pass(seconds);
    this.#collect();
  }

  /** Reconnects and carries everything, until nothing is left to say. */
  settle(): void {
    for (const session of this.sessions) session.diesAfter = null;
    for (let turn = 0; turn < 200; turn += 1) {
      if (!this.isConnected) this.connect();
      this.carry(0, Number.POSITIVE_INFINITY);
      this.carry(1, Number.POSITIVE_INFINITY);
      const isQuiet = this.#inFlight[0].length === 0 && this.#inFlight[1].length === 0 && this.isConnected;
      // A heartbeat shows a gap that nothing else would.
      if (isQuiet && turn < 100) this.pass(5);
      else if (isQuiet) return;
    }
    throw new Error('The sessions do not come to rest');
  }

  #collect(): void {
    for (const side of [0, 1] as const) {
      const session = this.sessions[side];
      const other: Side = side === 0 ? 1 : 0;
      for (const effect of session.takeEffects()) {
        if (effect.kind === 'persist-sent' && effect.ref !== null) this.sent[side].push(effect.ref);
        if (effect.kind === 'send') this.#inFlight[other].push(...effect.bytes);
        if (effect.kind === 'deliver') this.#delivered(side, effect.seq, effect.bytes);
      }
      session.takeBytes();
    }
    this.#closeHalf();
  }

  /** When one side has closed, the other reads what was sent and sees the end. */
  #closeHalf(): void {
    for (const side of [0, 1] as const) {
      const other: Side = side === 0 ? 1 : 0;
      const session = this.sessions[side];
      if (!session.isConnected || this.sessions[other].isConnected) continue;
      const rest = this.#inFlight[side].splice(0);
      if (rest.length > 0) session.receive(Uint8Array.from(rest));
      if (session.isConnected) session.cut();
      this.#collect();
    }
  }

  #delivered(side: Side, seq: number, bytes: Uint8Array): void {
    const key = `${side}:${this.sessions[side].numbers.epoch}:${seq}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.got[side].push(/\|17=(N\d+)\|/.exec(shownBytes(bytes))?.[1] ?? '');
  }
}

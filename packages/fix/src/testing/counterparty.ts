import { FixMessage } from '../codec/fix-message.ts';
import { utcTimestamp } from '../codec/utc-timestamp.ts';
import type { SessionConfig } from '../session/session-config.ts';
import { fixBytes } from './fix-text.ts';
import type { MemorySession } from './memory-session.ts';

export type SentMessage = {
  readonly type: string;
  readonly seq: number;
  /** Fields behind the header, with `|` between them. */
  readonly fields?: string;
  readonly isPossDup?: boolean;
  readonly origSendingTimeMs?: number | null;
  readonly sendingTimeMs?: number;
  readonly sender?: string;
  readonly target?: string;
  readonly version?: string;
};

/** The other side of a session under test, which sends what it is told, right or wrong. */
export class Counterparty {
  readonly session: MemorySession;
  readonly #config: SessionConfig;

  constructor(session: MemorySession) {
    this.session = session;
    this.#config = session.config;
  }

  bytes(message: SentMessage): Uint8Array {
    const { type, seq, fields = '', isPossDup = false } = message;
    const { targetCompId, senderCompId, version } = this.#config;
    const sentMs = message.sendingTimeMs ?? this.session.nowMs;
    const original = message.origSendingTimeMs === undefined ? sentMs : message.origSendingTimeMs;
    const parts = [
      `35=${type}`,
      `49=${message.sender ?? targetCompId}`,
      `56=${message.target ?? senderCompId}`,
      `34=${seq}`,
      ...(isPossDup ? ['43=Y'] : []),
      `52=${utcTimestamp(sentMs)}`,
      ...(isPossDup && original !== null ? [`122=${utcTimestamp(original)}`] : []),
      ...(fields === '' ? [] : [fields]),
    ];
    return fixBytes(parts.join('|'), message.version ?? version);
  }

  send(message: SentMessage): void {
    this.session.receive(this.bytes(message));
  }

  logonFields(more = ''): string {
    const version = this.#config.version === 'FIXT.1.1' ? '|1137=9' : '';
    return `98=0|108=30${version}${more === '' ? '' : `|${more}`}`;
  }

  /** Connects and logs on in either role, with the first number on both sides; what was sent until then is dropped. */
  logOn(more = '', seq = 1): void {
    this.session.connect();
    this.send({ type: 'A', seq, fields: this.logonFields(more) });
    this.session.takeBytes();
    this.session.takeEffects();
  }

  /** What the session sent since the last call, as messages. */
  received(): FixMessage[] {
    return this.session.takeBytes().map((bytes) => new FixMessage(bytes));
  }
}

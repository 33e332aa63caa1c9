import type { ConformanceLine, ConformanceWire } from '../conformance/run-scenario.ts';
import { shownBytes } from './fix-text.ts';
import type { MemorySession } from './memory-session.ts';

/** A session in memory as the side under test, whose clock runs while a scenario waits. */
export class MemoryWire implements ConformanceWire {
  readonly #session: MemorySession;
  readonly #isEcho: boolean;
  #lines = 0;

  constructor(session: MemorySession, isEcho: boolean) {
    this.#session = session;
    this.#isEcho = isEcho;
  }

  nowMs(): number {
    return this.#session.nowMs;
  }

  open(): Promise<ConformanceLine> {
    this.#lines += 1;
    const isSecond = this.#session.isConnected;
    if (isSecond) this.#session.step({ kind: 'connected', connection: 1_000 + this.#lines });
    else this.#session.connect();
    return Promise.resolve(isSecond ? this.#refusedLine() : this.#line());
  }

  #refusedLine(): ConformanceLine {
    const refused = this.#session.takeEffects().some(({ kind }) => kind === 'disconnect');
    return { send: () => Promise.resolve(), receive: () => Promise.resolve(refused ? 'closed' : 'silent') };
  }

  #line(): ConformanceLine {
    const session = this.#session;
    const waiting: Uint8Array[] = [];
    return {
      send: (bytes) => {
        session.receive(bytes);
        if (this.#isEcho) this.#echo();
        return Promise.resolve();
      },
      receive: (withinMs) => {
        for (let passedMs = 0; passedMs <= withinMs; passedMs += 1_000) {
          waiting.push(...session.takeBytes());
          const next = waiting.shift();
          if (next !== undefined) return Promise.resolve(next);
          if (!session.isConnected) return Promise.resolve('closed');
          session.pass(1);
        }
        return Promise.resolve('silent');
      },
    };
  }

  #echo(): void {
    for (const effect of this.#session.takeEffects()) {
      if (effect.kind !== 'deliver' || effect.type !== 'B') continue;
      const body = /\|((?:148|33)=.*?)\|10=/.exec(shownBytes(effect.bytes))?.[1];
      this.#session.send('B', body ?? '');
    }
  }
}

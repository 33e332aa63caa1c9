import { CONNECTED_STATUS } from '@meridian/domain/constants';
import type { HealthCheck } from '@meridian/service-kit/health';
import type { ConnectionRegistry } from '../connection-registry.ts';

export type DeskHealthOptions = {
  readonly isEngineUp: () => boolean;
  readonly registry: Pick<ConnectionRegistry, 'vendors'>;
  readonly nowMs: () => number;
};

/** The engine sends a pulse every second. */
const MAX_SILENCE_MS = 10_000;
const MAX_JOURNAL_LAG_MS = 5_000;

/** Whether the desk can trade: its engine, its journal and its market data. */
export class DeskHealth {
  readonly #options: DeskHealthOptions;
  #heardMs: number;
  #journalLagMs = 0;

  constructor(options: DeskHealthOptions) {
    this.#options = options;
    this.#heardMs = options.nowMs();
  }

  hear(journalLagMs: number): void {
    this.#heardMs = this.#options.nowMs();
    this.#journalLagMs = journalLagMs;
  }

  checks(): readonly HealthCheck[] {
    return [
      { part: 'trading engine', check: () => this.#engine() },
      { part: 'journal', check: () => this.#journal() },
      { part: 'market data', check: () => this.#marketData() },
    ];
  }

  #engine(): string | null {
    if (!this.#options.isEngineUp()) return 'it is starting again';
    const silentMs = this.#options.nowMs() - this.#heardMs;
    return silentMs <= MAX_SILENCE_MS ? null : `it has said nothing for ${seconds(silentMs)}`;
  }

  #journal(): string | null {
    return this.#journalLagMs <= MAX_JOURNAL_LAG_MS
      ? null
      : `it has been waiting for the disk for ${seconds(this.#journalLagMs)}`;
  }

  /** A desk without a vendor does not wait for one. */
  #marketData(): string | null {
    const vendors = [...this.#options.registry.vendors.values()];
    if (vendors.length === 0 || vendors.some(({ status }) => status === CONNECTED_STATUS)) return null;
    return `none of ${vendors.map(({ name }) => name).join(', ')} is connected`;
  }
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}

import { isDeepStrictEqual } from 'node:util';
import type { KillReport } from '@meridian/protocol/live/kill-report';

/** `unknown` until reported, and again after the reporter is gone. */
export type OnOff = 'on' | 'off' | 'unknown';

export type SwitchState = { readonly status: OnOff; readonly sinceMs: number | null };

/** Who switched it, when and why, if known, and the result of switching it off. */
export type Switched = {
  readonly by: string | null;
  readonly reason: string | null;
  readonly sinceMs: number | null;
  readonly killReport: KillReport | null;
};

export type AutoTradingState = SwitchState & Omit<Switched, 'sinceMs'>;

export type DestinationState = { readonly name: string; readonly status: number; readonly sinceMs: number };

export type VendorState = {
  readonly name: string;
  readonly status: number;
  readonly is_provider_in_catastrophic_failure_mode: boolean;
  readonly sinceMs: number;
};

export type DeskStatus = {
  readonly strategyServer: SwitchState;
  readonly globalAutoTrading: AutoTradingState;
  readonly lastChildOrderMs: number | null;
  readonly lastMarketDataMs: number | null;
};

/** A change, before and after. Null means that it did not exist or is gone. */
export type RegistryChange =
  | {
      readonly kind: 'destination';
      readonly name: string;
      readonly before: DestinationState | null;
      readonly after: DestinationState | null;
    }
  | {
      readonly kind: 'vendor';
      readonly name: string;
      readonly before: VendorState | null;
      readonly after: VendorState | null;
    }
  | { readonly kind: 'status'; readonly before: DeskStatus; readonly after: DeskStatus };

/** Maximum number of destinations and of vendors. More means that a client invents names. */
const MAX_NAMES = 1_000;

const BY_NOBODY: Switched = { by: null, reason: null, sinceMs: null, killReport: null };
const UNKNOWN: SwitchState = { status: 'unknown', sinceMs: null };

/** Connections and their times, as venues, vendors and the strategy server report them. Empty until then. */
export class ConnectionRegistry {
  readonly #nowMs: () => number;
  readonly #destinations = new Map<string, DestinationState>();
  readonly #vendors = new Map<string, VendorState>();
  readonly #listeners = new Set<(change: RegistryChange) => void>();
  #status: DeskStatus = {
    strategyServer: UNKNOWN,
    globalAutoTrading: { ...UNKNOWN, by: null, reason: null, killReport: null },
    lastChildOrderMs: null,
    lastMarketDataMs: null,
  };

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  get destinations(): ReadonlyMap<string, DestinationState> {
    return this.#destinations;
  }

  get vendors(): ReadonlyMap<string, VendorState> {
    return this.#vendors;
  }

  get status(): DeskStatus {
    return this.#status;
  }

  /** Status 2 is connected. */
  reportDestination(name: string, status: number): void {
    const before = this.#destinations.get(name) ?? null;
    if (before?.status === status) return;
    const after = { name, status, sinceMs: this.#nowMs() };
    put(this.#destinations, name, after);
    this.#tell({ kind: 'destination', name, before, after });
  }

  removeDestination(name: string): void {
    const before = this.#destinations.get(name);
    if (before === undefined) return;
    this.#destinations.delete(name);
    this.#tell({ kind: 'destination', name, before, after: null });
  }

  reportVendor(report: Omit<VendorState, 'sinceMs'>): void {
    const { name, status, is_provider_in_catastrophic_failure_mode } = report;
    const before = this.#vendors.get(name) ?? null;
    const isSame =
      before?.status === status &&
      before.is_provider_in_catastrophic_failure_mode === is_provider_in_catastrophic_failure_mode;
    if (isSame) return;
    const after = { name, status, is_provider_in_catastrophic_failure_mode, sinceMs: this.#nowMs() };
    put(this.#vendors, name, after);
    this.#tell({ kind: 'vendor', name, before, after });
  }

  removeVendor(name: string): void {
    const before = this.#vendors.get(name);
    if (before === undefined) return;
    this.#vendors.delete(name);
    this.#tell({ kind: 'vendor', name, before, after: null });
  }

  reportStrategyServer(status: OnOff): void {
    const { strategyServer } = this.#status;
    if (strategyServer.status !== status) this.#setStatus({ strategyServer: { status, sinceMs: this.#nowMs() } });
  }

  reportGlobalAutoTrading(status: OnOff, { sinceMs, ...switched }: Switched = BY_NOBODY): void {
    const { globalAutoTrading: before } = this.#status;
    const knownMs = before.status === status ? before.sinceMs : null;
    const after = { status, sinceMs: sinceMs ?? knownMs ?? this.#nowMs(), ...switched };
    if (!isDeepStrictEqual(before, after)) this.#setStatus({ globalAutoTrading: after });
  }

  /** An older report changes nothing, because reports may overtake one another. */
  reportChildOrder(atMs: number): void {
    if (atMs > (this.#status.lastChildOrderMs ?? -1)) this.#setStatus({ lastChildOrderMs: atMs });
  }

  reportMarketData(atMs: number): void {
    if (atMs > (this.#status.lastMarketDataMs ?? -1)) this.#setStatus({ lastMarketDataMs: atMs });
  }

  /** Returns a function that ends it. */
  subscribe(listener: (change: RegistryChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #setStatus(change: Partial<DeskStatus>): void {
    const before = this.#status;
    this.#status = { ...before, ...change };
    this.#tell({ kind: 'status', before, after: this.#status });
  }

  #tell(change: RegistryChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

function put<State>(states: Map<string, State>, name: string, state: State): void {
  if (states.size >= MAX_NAMES && !states.has(name)) throw new Error(`More than ${MAX_NAMES} connections reported`);
  states.set(name, state);
}

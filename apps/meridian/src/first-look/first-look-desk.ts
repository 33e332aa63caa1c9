import { setTimeout } from 'node:timers/promises';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { DeskCaller, type Inject } from './desk-caller.ts';

export type FirstLookDeskOptions = {
  readonly inject: Inject;
  /** As the page's command. Says why it was refused, or nothing. */
  readonly saveSearch: (email: string, name: string, search: PowerSearch) => Promise<string | null>;
  /** Resolves when the past days are written, with whether there are any. */
  readonly past: Promise<boolean>;
  readonly measureRanges: (signal: AbortSignal) => Promise<void>;
  readonly nowMs: () => number;
  readonly signal: AbortSignal;
};

export const TRADER_EMAIL = 'trader@meridian.local';
export const ADMIN_EMAIL = 'admin@meridian.local';
/** To whom the strongest case is escalated, so that something waits for a second person. */
export const APPROVER_EMAIL = 'approver@meridian.local';

/** The desk as its demo users work with it. */
export class FirstLookDesk {
  readonly signal: AbortSignal;
  readonly nowMs: () => number;
  readonly past: Promise<boolean>;
  readonly measureRanges: FirstLookDeskOptions['measureRanges'];
  readonly saveSearch: FirstLookDeskOptions['saveSearch'];
  readonly #inject: Inject;
  readonly #callers = new Map<string, DeskCaller>();

  constructor({ inject, saveSearch, past, measureRanges, nowMs, signal }: FirstLookDeskOptions) {
    this.#inject = inject;
    this.saveSearch = saveSearch;
    this.past = past;
    this.measureRanges = measureRanges;
    this.nowMs = nowMs;
    this.signal = signal;
  }

  async as(email: string): Promise<DeskCaller> {
    const known = this.#callers.get(email);
    if (known !== undefined) return known;
    const caller = await DeskCaller.signIn(this.#inject, email);
    this.#callers.set(email, caller);
    return caller;
  }

  /** Rejects when the desk closes meanwhile. */
  async pause(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.signal });
  }

  /** Leaves no session of its own. */
  async signOut(): Promise<void> {
    for (const caller of this.#callers.values()) await caller.ask('POST', '/auth/logout', {}).catch(() => undefined);
  }
}

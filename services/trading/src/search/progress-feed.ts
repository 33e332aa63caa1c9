import { PROGRESS_THROTTLE_MS } from '@meridian/domain/constants';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { LivePage } from '../live/command-handlers.ts';
import { scopeOf } from '../live/topic-source.ts';
import {
  type ProgressSources,
  type ProgressSummary,
  type ProgressWanted,
  progressSummary,
} from './progress-summary.ts';

type Running = {
  readonly id: string;
  readonly wanted: ProgressWanted;
  /** The last text sent to the page under this id. */
  lastText: string | null;
};

type Worked = { readonly summary: ProgressSummary; readonly text: string };

export type ProgressFeedOptions = ProgressSources & {
  readonly nowMs: () => number;
  /** Calls `run` until the returned function is called. */
  readonly every: (intervalMs: number, run: () => void) => () => void;
};

/** How often due pages are looked for. A page waits at most this much longer. */
const LOOK_INTERVAL_MS = 500;

/** Sends each page the progress that it asked for last, at most once per interval and only when it changed. */
export class ProgressFeed {
  readonly #options: ProgressFeedOptions;
  readonly #running = new Map<LivePage, Running>();
  /** Kept after a stop, so that repeated requests bring no more messages. */
  readonly #sentMs = new WeakMap<LivePage, number>();
  #stopLooking: (() => void) | null = null;

  constructor(options: ProgressFeedOptions) {
    this.#options = options;
  }

  /** The number of pages with progress on. */
  get size(): number {
    return this.#running.size;
  }

  start(page: LivePage, id: string, wanted: ProgressWanted): void {
    this.#running.set(page, { id, wanted, lastText: null });
    this.#stopLooking ??= this.#options.every(LOOK_INTERVAL_MS, () => this.#look());
    this.#tell(page, new Map());
  }

  stop(page: LivePage): void {
    this.#running.delete(page);
    if (this.#running.size > 0) return;
    this.#stopLooking?.();
    this.#stopLooking = null;
  }

  #look(): void {
    const worked = new Map<string, Worked>();
    for (const page of this.#running.keys()) this.#tell(page, worked);
  }

  #tell(page: LivePage, worked: Map<string, Worked>): void {
    const running = this.#running.get(page);
    if (running === undefined) return;
    const user = page.currentUser();
    if (user === null || !user.dashboard_permit) {
      this.stop(page);
      return;
    }
    const now = this.#options.nowMs();
    const sentMs = this.#sentMs.get(page);
    if ((sentMs !== undefined && now - sentMs < PROGRESS_THROTTLE_MS) || !page.canTake()) return;
    const { summary, text } = this.#work(user, running.wanted, worked);
    if (text === running.lastText) return;
    const snapshot = running.lastText === null;
    running.lastText = text;
    this.#sentMs.set(page, now);
    page.send({ type: 'progress', payload: { id: running.id, at_ms: now, ...summary, snapshot } });
  }

  /** Pages with the same permissions and the same request share the work. */
  #work(user: User, wanted: ProgressWanted, worked: Map<string, Worked>): Worked {
    const scope = scopeOf(user);
    const { parentIds, asset, status } = wanted;
    const ids = parentIds === null ? null : Array.from(parentIds).sort((a, b) => a - b);
    const key = JSON.stringify([scope, ids, asset, status]);
    const known = worked.get(key);
    if (known !== undefined) return known;
    const summary = progressSummary(this.#options, scope, wanted);
    const work = { summary, text: JSON.stringify(summary) };
    worked.set(key, work);
    return work;
  }
}

import { randomUUID } from 'node:crypto';
import { type JobOutcome, runJob } from '@meridian/history/apart/run-job';
import type { DryRunState } from '@meridian/protocol/rest/dry-run-calls';
import type { DryRunDone, DryRunProgress, DryRunWork } from './dry-run-messages.ts';
import type { DryRunJob } from './run-dry-run.ts';

export type DryRunsOptions = {
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  readonly nowMs: () => number;
};

export type DryRunStart =
  | { readonly kind: 'started'; readonly state: DryRunState }
  /** The user's own run is going on, or as many of others as may. */
  | { readonly kind: 'busy'; readonly isOwn: boolean };

/** One run in a process of its own: it neither delays an order nor an answer of the service, nor can it end them. */
type Run = {
  readonly userId: number;
  readonly stop: AbortController;
  readonly startedMs: number;
  readonly ended: Promise<void>;
  state: DryRunState;
};

const MAX_RUNNING = 2;
const MAX_KEPT = 40;
/** Two seconds are usual. */
const MAX_MS = 60_000;
const MAX_HEAP_MB = 512;

/** Dry runs by user. A run counts until its process is gone, also when it was cancelled. */
export class DryRuns {
  readonly #options: DryRunsOptions;
  readonly #runs = new Map<string, Run>();

  constructor(options: DryRunsOptions) {
    this.#options = options;
  }

  start(job: DryRunJob, userId: number): DryRunStart {
    const running = [...this.#runs.values()].filter(({ state }) => state.state === 'running');
    const isOwn = running.some((run) => run.userId === userId);
    if (isOwn || running.length >= MAX_RUNNING) return { kind: 'busy', isOwn };
    this.#forgetOldest();
    const id = randomUUID();
    const stop = new AbortController();
    const state: DryRunState = { run: id, state: 'running', percent: 0, stage: 'Starting', message: '', result: null };
    const ended = this.#run(id, { dir: this.#options.dir, job }, stop.signal);
    this.#runs.set(id, { userId, stop, ended, startedMs: this.#options.nowMs(), state });
    return { kind: 'started', state };
  }

  /** Null for a run that there is not, or of somebody else. */
  state(run: string, userId: number): DryRunState | null {
    const found = this.#runs.get(run);
    return found?.userId === userId ? found.state : null;
  }

  /** Resolves when the run has ended, so that the next one can start. */
  async cancel(run: string, userId: number): Promise<boolean> {
    const found = this.#runs.get(run);
    if (found?.userId !== userId) return false;
    if (found.state.state === 'running') found.state = { ...found.state, stage: 'Stopping' };
    found.stop.abort();
    await found.ended;
    return true;
  }

  async close(): Promise<void> {
    const all = [...this.#runs.values()];
    for (const { stop } of all) stop.abort();
    await Promise.all(all.map(({ ended }) => ended));
  }

  async #run(id: string, work: DryRunWork, signal: AbortSignal): Promise<void> {
    const outcome = await runJob<DryRunWork, DryRunDone, DryRunProgress>(
      new URL('./dry-run-program.ts', import.meta.url),
      {
        name: 'dry run',
        work,
        signal,
        maxMs: MAX_MS,
        maxHeapMb: MAX_HEAP_MB,
        onProgress: (progress) => this.#change(id, progress),
      },
    );
    this.#end(id, outcome);
  }

  #change(id: string, change: Partial<DryRunState>): void {
    const found = this.#runs.get(id);
    if (found !== undefined && !found.stop.signal.aborted) found.state = { ...found.state, ...change };
  }

  #end(id: string, outcome: JobOutcome<DryRunDone>): void {
    const found = this.#runs.get(id);
    if (found === undefined) return;
    if (outcome.kind !== 'done') {
      found.state = {
        ...found.state,
        state: outcome.kind === 'stopped' ? 'cancelled' : 'failed',
        message: TEXTS[outcome.kind],
      };
      return;
    }
    const took_ms = Math.max(0, Math.round(this.#options.nowMs() - found.startedMs));
    const result = { ...outcome.result, took_ms };
    found.state = { ...found.state, state: 'done', percent: 100, stage: 'Done', result };
  }

  #forgetOldest(): void {
    const [oldest] = [...this.#runs].find(([, { state }]) => state.state !== 'running') ?? [];
    if (this.#runs.size >= MAX_KEPT && oldest !== undefined) this.#runs.delete(oldest);
  }
}

const TEXTS = {
  stopped: 'The dry run was cancelled.',
  late: 'The dry run took too long and was stopped: choose fewer days.',
  failed: 'The past orders could not be read.',
  lost: 'The dry run ended early: run it again.',
};

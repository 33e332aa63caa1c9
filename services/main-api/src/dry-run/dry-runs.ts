import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { DryRunState } from '@meridian/protocol/rest/dry-run-calls';
import { endThread } from '@meridian/service-kit/end-thread';
import type { DryRunMessage, DryRunWork } from './dry-run-messages.ts';
import type { DryRunJob } from './run-dry-run.ts';

export type DryRunsOptions = {
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  readonly nowMs: () => number;
};

/** One run in a thread of its own: it neither delays an order nor an answer of the service. */
type Run = { readonly userId: number; readonly worker: Worker; readonly startedMs: number; state: DryRunState };

const MAX_RUNNING = 2;
const MAX_KEPT = 40;
/** Two seconds are usual. */
const MAX_MS = 60_000;

export class DryRuns {
  readonly #options: DryRunsOptions;
  readonly #runs = new Map<string, Run>();

  constructor(options: DryRunsOptions) {
    this.#options = options;
  }

  /** Null when as many run as may. A user's earlier run gives way to the new one. */
  start(job: DryRunJob, userId: number): DryRunState | null {
    for (const [run, { userId: owner, state }] of this.#runs) {
      if (owner === userId && state.state === 'running') this.cancel(run, userId);
    }
    const running = [...this.#runs.values()].filter(({ state }) => state.state === 'running');
    if (running.length >= MAX_RUNNING) return null;
    this.#forgetOldest();
    const run = randomUUID();
    const work: DryRunWork = { dir: this.#options.dir, job };
    const worker = new Worker(new URL('./dry-run-worker.ts', import.meta.url), { workerData: work, name: 'dry run' });
    const state: DryRunState = { run, state: 'running', percent: 0, stage: 'Starting', message: '', result: null };
    this.#runs.set(run, { userId, worker, startedMs: this.#options.nowMs(), state });
    this.#follow(run, worker);
    return state;
  }

  /** Null for a run that there is not, or of somebody else. */
  state(run: string, userId: number): DryRunState | null {
    const found = this.#runs.get(run);
    return found?.userId === userId ? found.state : null;
  }

  cancel(run: string, userId: number): boolean {
    const found = this.#runs.get(run);
    if (found?.userId !== userId) return false;
    this.#end(run, { state: 'cancelled', message: 'The dry run was cancelled.' });
    return true;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#runs.values()].map(({ worker }) => endThread(worker)));
  }

  #follow(run: string, worker: Worker): void {
    const late = setTimeout(
      () => this.#fail(run, 'The dry run took too long and was stopped: choose fewer days.'),
      MAX_MS,
    );
    late.unref();
    worker.on('message', (message: DryRunMessage) => this.#hear(run, message));
    worker.on('error', () => this.#fail(run, 'The past orders could not be read.'));
    worker.on('exit', () => {
      clearTimeout(late);
      this.#fail(run, 'The dry run ended early: run it again.');
    });
  }

  #hear(run: string, message: DryRunMessage): void {
    const found = this.#runs.get(run);
    if (found?.state.state !== 'running') return;
    if (message.kind === 'progress') {
      found.state = { ...found.state, percent: message.percent, stage: message.stage };
      return;
    }
    const took_ms = Math.max(0, Math.round(this.#options.nowMs() - found.startedMs));
    const result = { ...message.result, took_ms };
    found.state = { ...found.state, state: 'done', percent: 100, stage: 'Done', result };
  }

  #fail(run: string, message: string): void {
    this.#end(run, { state: 'failed', message });
  }

  #end(run: string, change: Pick<DryRunState, 'state' | 'message'>): void {
    const found = this.#runs.get(run);
    if (found?.state.state !== 'running') return;
    found.state = { ...found.state, ...change };
    void endThread(found.worker);
  }

  #forgetOldest(): void {
    const [oldest] = [...this.#runs].find(([, { state }]) => state.state !== 'running') ?? [];
    if (this.#runs.size >= MAX_KEPT && oldest !== undefined) this.#runs.delete(oldest);
  }
}

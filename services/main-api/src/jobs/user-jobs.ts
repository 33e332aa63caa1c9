import { randomUUID } from 'node:crypto';
import { type JobOutcome, runJob } from '@meridian/history/apart/run-job';

export type JobProgress = { readonly percent: number; readonly stage: string };

export type JobState<Asked, Done> = {
  readonly run: string;
  readonly state: 'running' | 'done' | 'failed' | 'cancelled';
  readonly percent: number;
  readonly stage: string;
  readonly started_ms: number;
  /** Why there is no result. */
  readonly message: string;
  readonly asked: Asked;
  readonly result: (Done & { readonly took_ms: number }) | null;
};

export type UserJobsOptions = {
  /** Of the process, as the process list shows it. */
  readonly name: string;
  /** Answers with `serveJob`. */
  readonly program: URL;
  readonly maxRunning: number;
  readonly maxMs: number;
  readonly maxHeapMb: number;
  /** Why a job ended without a result. */
  readonly texts: Readonly<Record<Exclude<JobOutcome<unknown>['kind'], 'done'>, string>>;
  readonly nowMs: () => number;
};

export type JobStart<Asked, Done> =
  | { readonly kind: 'started'; readonly state: JobState<Asked, Done> }
  /** The user's own job is going on, or as many of others as may. */
  | { readonly kind: 'busy'; readonly isOwn: boolean };

type Job<Asked, Done> = {
  readonly userId: number;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
  state: JobState<Asked, Done>;
};

const MAX_KEPT = 40;

/**
 * Jobs of users in processes of their own: one a user, which neither delays an order nor an answer of the service, nor
 * can end them. A job counts until its process is gone, also when it was cancelled.
 */
export class UserJobs<Work, Asked, Done extends object> {
  readonly #options: UserJobsOptions;
  readonly #jobs = new Map<string, Job<Asked, Done>>();

  constructor(options: UserJobsOptions) {
    this.#options = options;
  }

  start(work: Work, asked: Asked, userId: number): JobStart<Asked, Done> {
    const running = [...this.#jobs.values()].filter(({ state }) => state.state === 'running');
    const isOwn = running.some((job) => job.userId === userId);
    if (isOwn || running.length >= this.#options.maxRunning) return { kind: 'busy', isOwn };
    this.#forgetOldest();
    const run = randomUUID();
    const stop = new AbortController();
    const now = { run, state: 'running', percent: 0, stage: 'Starting', started_ms: this.#options.nowMs() } as const;
    const state = { ...now, message: '', asked, result: null };
    const ended = this.#run(run, work, stop.signal);
    this.#jobs.set(run, { userId, stop, ended, state });
    return { kind: 'started', state };
  }

  /** Null for a job that there is not, or of somebody else. */
  state(run: string, userId: number): JobState<Asked, Done> | null {
    const found = this.#jobs.get(run);
    return found?.userId === userId ? found.state : null;
  }

  /** The user's last one, so that who comes back finds it. */
  newest(userId: number): JobState<Asked, Done> | null {
    return [...this.#jobs.values()].findLast((job) => job.userId === userId)?.state ?? null;
  }

  /** Resolves when the job has ended, so that the next one can start. */
  async cancel(run: string, userId: number): Promise<boolean> {
    const found = this.#jobs.get(run);
    if (found?.userId !== userId) return false;
    if (found.state.state === 'running') found.state = { ...found.state, stage: 'Stopping' };
    found.stop.abort();
    await found.ended;
    return true;
  }

  async close(): Promise<void> {
    const all = [...this.#jobs.values()];
    for (const { stop } of all) stop.abort();
    await Promise.all(all.map(({ ended }) => ended));
  }

  async #run(run: string, work: Work, signal: AbortSignal): Promise<void> {
    const { name, program, maxMs, maxHeapMb } = this.#options;
    const onProgress = ({ percent, stage }: JobProgress): void => this.#progress(run, { percent, stage });
    this.#end(
      run,
      await runJob<Work, Done, JobProgress>(program, { name, work, signal, maxMs, maxHeapMb, onProgress }),
    );
  }

  #progress(run: string, progress: JobProgress): void {
    const found = this.#jobs.get(run);
    if (found !== undefined && !found.stop.signal.aborted) found.state = { ...found.state, ...progress };
  }

  #end(run: string, outcome: JobOutcome<Done>): void {
    const found = this.#jobs.get(run);
    if (found === undefined) return;
    if (outcome.kind !== 'done') {
      const state = outcome.kind === 'stopped' ? 'cancelled' : 'failed';
      found.state = { ...found.state, state, message: this.#options.texts[outcome.kind] };
      return;
    }
    const took_ms = Math.max(0, Math.round(this.#options.nowMs() - found.state.started_ms));
    const result = { ...outcome.result, took_ms };
    found.state = { ...found.state, state: 'done', percent: 100, stage: 'Done', result };
  }

  #forgetOldest(): void {
    const [oldest] = [...this.#jobs].find(([, { state }]) => state.state !== 'running') ?? [];
    if (this.#jobs.size >= MAX_KEPT && oldest !== undefined) this.#jobs.delete(oldest);
  }
}

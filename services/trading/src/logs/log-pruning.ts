import type { OpenDatabase } from '@meridian/storage/database';
import { pruneEventLog } from '@meridian/storage/event-log/prune-event-log';

export type LogRetention = {
  readonly maxRows: number;
  readonly keptMs: number;
};

/** A month, or about twenty busy days. A search of it all takes less than a second. */
export const LOG_RETENTION: LogRetention = { maxRows: 200_000, keptMs: 30 * 24 * 60 * 60_000 };

export type LogPruningOptions = {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly nowMs: () => number;
  readonly retention: LogRetention;
  /** Called with the time up to which entries were deleted. */
  readonly onPruned: (keptBeforeMs: number) => void;
  readonly onError: (error: unknown) => void;
  readonly intervalMs?: number;
};

const INTERVAL_MS = 10 * 60_000;
const BATCH = 5_000;
/** Maximum number of batches per round. A desk writes less between two rounds. */
const MAX_BATCHES = 40;

/** Keeps the event log within its limits until stopped. Rounds never overlap. */
export function startLogPruning(options: LogPruningOptions): { stop(): Promise<void> } {
  const { database, nowMs, retention, onPruned, onError, intervalMs = INTERVAL_MS } = options;
  let round: Promise<void> | null = null;
  const stopping = new AbortController();
  const prune = async (): Promise<void> => {
    const keptBeforeMs = nowMs() - retention.keptMs;
    let deleted = BATCH;
    for (let batch = 0; deleted === BATCH && batch < MAX_BATCHES && !stopping.signal.aborted; batch += 1) {
      deleted = await pruneEventLog(database.db, { keptBeforeMs, maxRows: retention.maxRows, limit: BATCH });
    }
    onPruned(keptBeforeMs);
  };
  const timer = setInterval(() => {
    round ??= prune()
      .catch(onError)
      .finally(() => {
        round = null;
      });
  }, intervalMs);
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };
}

import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import { pruneOutbox } from '@meridian/storage/outbox-prune';

const intervalMs = 10 * 60_000;
/** Long enough to look into a message that went wrong, short enough to stay small. */
const keptMs = 24 * 60 * 60_000;
const batch = 5000;

export type OutboxPruningOptions = {
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
  readonly logger: Logger;
};

/** Deletes delivered messages of past days until stopped; never two rounds at once. */
export function startOutboxPruning({ database, nowMs, logger }: OutboxPruningOptions): { stop(): Promise<void> } {
  let round: Promise<void> = Promise.resolve();
  let isBusy = false;
  const prune = async (): Promise<void> => {
    try {
      await pruneOutbox(database.db, { createdBeforeMs: nowMs() - keptMs, limit: batch });
    } catch (err) {
      logger.warn({ err }, 'pruning the outbox failed and will be tried again');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = prune();
  }, intervalMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}

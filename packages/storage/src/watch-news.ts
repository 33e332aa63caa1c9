import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

export type NewsWatch = {
  /** Resolves at the next notification, after `pollMs`, or when closing; rejects when the connection breaks. */
  readonly wait: (pollMs: number, closing: AbortSignal) => Promise<void>;
};

/** Remembers a notification that arrives between two waits, so that none is missed. */
export function watchNews(client: Client): NewsWatch {
  let isPending = false;
  let broken: Error | null = null;
  let wake = new AbortController();
  const notify = (): void => {
    isPending = true;
    wake.abort();
  };
  client.on('notification', notify);
  client.on('error', (error) => {
    broken = error;
    wake.abort();
  });
  client.on('end', () => {
    broken ??= new Error('the database closed the connection');
    wake.abort();
  });
  const wait = async (pollMs: number, closing: AbortSignal): Promise<void> => {
    if (broken === null && !isPending && !closing.aborted) {
      wake = new AbortController();
      const signal = AbortSignal.any([wake.signal, closing]);
      await sleep(pollMs, undefined, { signal }).catch(() => undefined);
    }
    isPending = false;
    if (broken !== null) throw broken;
  };
  return { wait };
}

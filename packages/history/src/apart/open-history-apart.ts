import { mkdir, realpath } from 'node:fs/promises';
import type { RowOf } from '../columns.ts';
import { findDays } from '../days/find-days.ts';
import { PRIVATE_FOLDER } from '../days/private-files.ts';
import { collectRows } from '../reader/collect-rows.ts';
import type { History, OpenHistoryOptions } from '../reader/open-history.ts';
import { createQueryGate } from '../reader/query-gate.ts';
import { QueryProcess } from './query-process.ts';
import { QueryProcesses } from './query-processes.ts';
import { unpackRows } from './row-portion.ts';

export type HistoryApartOptions = OpenHistoryOptions & {
  /** Of the process, as the process list shows it. */
  readonly name: string;
  readonly maxQueryMs?: number;
  /** How long the process stays without a query. */
  readonly idleMs?: number;
};

/** One thread of a process is left to file and name lookups. */
const MAX_RUNNING = 3;
const MAX_WAITING = 100;
const MAX_QUERY_MS = 120_000;
const IDLE_MS = 120_000;

/** Past days, read by a process of its own. One that dies fails its queries and nothing else. */
export function openHistoryApart(options: HistoryApartOptions): History {
  const { name, maxQueryMs = MAX_QUERY_MS, idleMs = IDLE_MS, ...reading } = options;
  const { maxRunning = MAX_RUNNING, maxWaiting = MAX_WAITING, dir } = options;
  // The gate is on this side: a query that waits is not one that takes too long.
  const gate = createQueryGate(maxRunning, maxWaiting);
  const processes = new QueryProcesses(
    () => new QueryProcess(name, { ...reading, maxRunning, maxWaiting }, maxQueryMs),
    idleMs,
  );
  const stream: History['stream'] = async function* (query, range, parameters, { signal } = {}) {
    const leave = await gate.enter();
    try {
      signal?.throwIfAborted();
      const kept = new Map<unknown, unknown>();
      const asked = { query, range, parameters };
      for await (const portion of processes.current().ask(asked, signal))
        yield unpackRows(query.columns, portion, kept);
    } finally {
      leave();
      processes.rest();
    }
  };
  return {
    days: async (range) => {
      await mkdir(dir, { recursive: true, mode: PRIVATE_FOLDER });
      return findDays(await realpath(dir), range);
    },
    stream,
    query: (query, range, parameters, { maxRows, signal } = {}) =>
      collectRows<RowOf<typeof query.columns>>(
        stream(query, range, parameters, signal === undefined ? {} : { signal }),
        maxRows,
      ),
    close: () => processes.close(),
  };
}

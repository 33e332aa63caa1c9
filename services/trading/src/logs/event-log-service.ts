import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import { appendLogEntries } from '@meridian/storage/event-log/append-log-entries';
import { createEventLogStore, type EventLogStore } from '@meridian/storage/event-log/event-log-store';
import { serviceLogEntry } from '@meridian/storage/event-log/log-entry';
import { startLogTail } from '@meridian/storage/event-log/log-tail';
import { BatchedLogWriter } from '@meridian/storage/event-log/log-writer';
import { createLogReadMarkStore } from '@meridian/storage/log-read-marks/log-read-mark-store';
import type { TopicSources } from '../live/topic-hub.ts';
import { LOG_RETENTION, startLogPruning } from './log-pruning.ts';
import { logTopicSources } from './log-topic-source.ts';
import { LogWindow } from './log-window.ts';
import { connectServiceLog } from './service-log.ts';
import { UnreadLogs } from './unread-logs.ts';

export type EventLogServiceOptions = {
  readonly database: OpenDatabase;
  /** For reading what somebody looks at. The database itself when missing. */
  readonly reads?: OpenDatabase;
  readonly logger: Logger;
  readonly nowMs: () => number;
  /** The name of the service that writes the warnings. */
  readonly service: string;
};

/** The event log of one process: its writer, its live window and its topics. */
export type EventLogService = {
  readonly writer: BatchedLogWriter;
  readonly store: EventLogStore;
  readonly window: LogWindow;
  readonly sources: TopicSources;
  /** The log entries that each user has not seen. */
  readonly unread: UnreadLogs;
  close(): Promise<void>;
};

/** Resolves when the newest entries are in memory. */
export async function startEventLog(options: EventLogServiceOptions): Promise<EventLogService> {
  const { database, logger, nowMs, service } = options;
  const report = (message: string) => (err: unknown) => logger.warn({ err }, message);
  const store = createEventLogStore((options.reads ?? database).db);
  const window = new LogWindow();
  const marks = createLogReadMarkStore(database.db);
  const unread = new UnreadLogs({
    store: marks,
    window,
    onError: report('The read marks of a user could not be loaded; no new logs are shown to them.'),
  });
  const writer = new BatchedLogWriter({
    append: (entries) => appendLogEntries(database.db, entries),
    nowMs,
    onError: report('The event log could not be written; its entries wait.'),
  });
  const endServiceLog = connectServiceLog({ logger, writer, service, nowMs });
  const tail = startLogTail({
    database,
    newest: window.max,
    onEntries: (entries) => window.append(entries),
    onError: report('The event log could not be followed; live logs wait.'),
  });
  const pruning = startLogPruning({
    database,
    nowMs,
    retention: LOG_RETENTION,
    onPruned: (keptBeforeMs) => {
      window.forgetBefore(keptBeforeMs);
      marks.prune().catch(report('Read marks of deleted log entries could not be deleted; it is tried again.'));
    },
    onError: report('The event log could not be shortened; it is tried again.'),
  });
  const note = (log_message: string): void =>
    writer.write(serviceLogEntry({ timestamp: nowMs(), log_level: 'warning', file_name: service, log_message }));
  await tail.ready;
  await unread.start();
  note('The service has started.');
  return {
    writer,
    store,
    window,
    sources: logTopicSources({ window, store, onError: report('Older log entries of an order could not be loaded.') }),
    unread,
    close: async () => {
      unread.close();
      note('The service is stopping.');
      endServiceLog();
      await Promise.all([pruning.stop(), tail.close(), writer.close()]);
    },
  };
}

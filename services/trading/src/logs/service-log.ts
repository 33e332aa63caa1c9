import type { LogLevel } from '@meridian/domain/log-level';
import { type Logger, onWarnings } from '@meridian/service-kit/logger';
import type { WarningLine } from '@meridian/service-kit/warning-lines';
import { serviceLogEntry } from '@meridian/storage/event-log/log-entry';
import type { LogWriter } from '@meridian/storage/event-log/log-writer';
import { WorkBudget } from '@meridian/service-kit/work-budget';

export type ServiceLogOptions = {
  readonly logger: Logger;
  readonly writer: LogWriter;
  /** The source of the lines. */
  readonly service: string;
  readonly nowMs: () => number;
  /** Burst and rate per second. A failing service must not push orders out of the log. */
  readonly burst?: number;
  readonly perSecond?: number;
};

const LEVELS: Readonly<Record<WarningLine['level'], LogLevel>> = { warn: 'warning', error: 'error', fatal: 'critical' };
const UNNAMED = 'The service met an error that it did not expect; its own log has the details.';

/** Writes a service's warnings and errors to the event log. Returns how to stop. */
export function connectServiceLog(options: ServiceLogOptions): () => void {
  const { logger, writer, service, nowMs, burst = 20, perSecond = 0.5 } = options;
  const bucket = new WorkBudget({ burst, perSecond, nowMs });
  let leftOut = 0;
  return onWarnings(logger, ({ level, message }) => {
    // A fatal error is always written.
    if (level !== 'fatal' && bucket.take().kind === 'busy') {
      leftOut += 1;
      return;
    }
    const more = leftOut === 0 ? '' : ` (${leftOut} more before this one)`;
    leftOut = 0;
    const log_message = `${message ?? UNNAMED}${more}`;
    writer.write(serviceLogEntry({ timestamp: nowMs(), log_level: LEVELS[level], file_name: service, log_message }));
  });
}

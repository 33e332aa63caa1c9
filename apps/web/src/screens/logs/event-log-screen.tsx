import { eventLogGrid } from '@meridian/domain/columns/event-log';
import { useReadCriticalLogs } from '../../features/event-log/critical-log-count.ts';
import { LogScreen } from './log-screen.tsx';

/** `/logs/event-log`: all entries about orders and servers. */
export function EventLogScreen() {
  useReadCriticalLogs();
  return <LogScreen grid={eventLogGrid} scope={null} />;
}

import { eventLogGrid } from '@meridian/domain/columns/event-log';
import { LogScreen } from './log-screen.tsx';

/** `/logs/event-log`: all entries about orders and servers. */
export function EventLogScreen() {
  return <LogScreen grid={eventLogGrid} scope={null} />;
}

import { parentLogGrid } from '@meridian/domain/columns/parent-log';
import { LogScreen } from './log-screen.tsx';

/** `/logs/parent-log`: entries about parent orders. */
export function ParentLogScreen() {
  return <LogScreen grid={parentLogGrid} scope="parent" />;
}

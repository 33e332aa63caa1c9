import { parentLogGrid } from '@meridian/domain/columns/parent-log';
import { LogScreen } from './log-screen.tsx';

/** `/logs/parent-log`: what became of parent orders as a whole. */
export function ParentLogScreen() {
  return <LogScreen grid={parentLogGrid} scope="parent" />;
}

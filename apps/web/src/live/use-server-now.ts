import { useNow } from '../lib/use-now.ts';
import { useLiveSnapshot } from './live-context.tsx';

/** The time by the server's clock, once a second. Ages of what the server says go by it, because this clock may be wrong. */
export function useServerNow(): number {
  return useNow() + (useLiveSnapshot().identity?.clockOffsetMs ?? 0);
}

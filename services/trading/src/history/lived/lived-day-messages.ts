import type { WorldOrigin } from '../../world/world-origin.ts';
import type { Reference } from '../../reference/reference.ts';
import type { LivedDay } from './lived-day.ts';

/** What the process is given. */
export type LivedDayJob = {
  readonly databaseUrl: string;
  readonly dir: string;
  readonly world: WorldOrigin;
  readonly reference: Reference;
  readonly machineName: string;
  readonly lived: LivedDay;
  readonly isPatienceOver: boolean;
};

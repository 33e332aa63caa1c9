import type { WorldOrigin } from '../../world/world-origin.ts';
import type { Reference } from '../../reference/reference.ts';
import type { LivedDay } from './lived-day.ts';
import type { LivedDayOutcome } from './write-lived-day.ts';

/** What the worker thread is given. */
export type LivedDayJob = {
  readonly databaseUrl: string;
  readonly dir: string;
  readonly world: WorldOrigin;
  readonly reference: Reference;
  readonly machineName: string;
  readonly lived: LivedDay;
  readonly isPatienceOver: boolean;
};

/** What it says, once. */
export type LivedDayMessage = LivedDayOutcome;

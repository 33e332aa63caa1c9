import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { Instrument } from '../../reference/instrument.ts';
import type { KernelState } from '../state/kernel-state.ts';

/** Orders refer to instruments by number. With another universe they would become orders for something else. */
export function checkUniverse(state: KernelState, instruments: readonly Instrument[]): void {
  for (const [index, bestexId] of state.instrumentIds) {
    if (instruments[index]?.bestexId === bestexId) continue;
    throw new StartupProblem(
      `The orders in this database are for instruments of another universe: number ${index} was ${bestexId}.`,
      'Start with the seed and the first trading date that the database was created with, or use another DATA_DIR.',
    );
  }
}

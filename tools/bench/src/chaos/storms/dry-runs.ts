import { isJsonRecord, ownValue } from '@meridian/domain/json-text';
import { aGroup } from '../soak-jobs.ts';
import { inLoops, RestCaller } from './rest-caller.ts';
import type { Storm } from './storm.ts';

const LOOPS = 4;

export const dryRuns: Storm = {
  name: 'dry-runs',
  tried: 'a viewer starts dry runs and cancels them, in four loops',
  what: 'calls',
  needsPastDays: true,
  flood: async (url, isOver, tally) => {
    const viewer = await RestCaller.signIn(url, 'main', tally);
    const start = { method: 'POST', body: { group: aGroup('Storm'), days: 120, against: 'nothing' } } as const;
    await inLoops(LOOPS, isOver, async () => {
      const started = await viewer.ask('/strategies/dry_run', start);
      const run = ownValue(isJsonRecord(started) ? started : null, 'run');
      if (typeof run === 'string') await viewer.ask(`/strategies/dry_run?run=${run}`, { method: 'DELETE' });
    });
  },
  permissions: { are_actions_permitted: true },
};

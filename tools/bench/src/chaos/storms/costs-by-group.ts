import { inLoops, RestCaller } from './rest-caller.ts';
import type { Storm } from './storm.ts';

const LOOPS = 4;

export const costsByGroup: Storm = {
  name: 'costs-by-group',
  tried: 'a viewer asks for costs by group in four loops',
  what: 'calls',
  needsPastDays: true,
  flood: async (url, isOver, tally) => {
    const viewer = await RestCaller.signIn(url, 'mi', tally);
    await inLoops(LOOPS, isOver, () => viewer.ask('/api/cost-by-group/?group=list'));
  },
  permissions: { python_permit: true, market_impact_permit: true },
};

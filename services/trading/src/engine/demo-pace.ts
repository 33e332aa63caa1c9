import type { FlowOptions } from '../demo/flow/flow-options.ts';
import type { DemoScale } from './engine-job.ts';

/** How many orders the simulated clients keep going, and how fast; what is not said is as usual. */
export function demoPace({ orders, rate }: DemoScale): Pick<FlowOptions, 'targetActive' | 'ratePerSecond'> {
  return { ...(orders !== undefined && { targetActive: orders }), ...(rate !== undefined && { ratePerSecond: rate }) };
}

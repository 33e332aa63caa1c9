import { type Static, Type } from 'typebox';
import type { FlowOptions } from '../../demo/flow/flow-options.ts';

/** How many orders the simulated clients keep going, and how fast; what is not said is as usual. */
export const ClientsScaleSchema = Type.Object({
  /** Parent orders that should be active at a time. */
  orders: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** New parent orders a second. */
  rate: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
});

export type ClientsScale = Static<typeof ClientsScaleSchema>;

export function paceFor({ orders, rate }: ClientsScale): Pick<FlowOptions, 'targetActive' | 'ratePerSecond'> {
  return { ...(orders !== undefined && { targetActive: orders }), ...(rate !== undefined && { ratePerSecond: rate }) };
}

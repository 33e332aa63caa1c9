import { type Static, Type } from 'typebox';
import type { FlowOptions } from '../../demo/flow/flow-options.ts';

/** The number and pace of the simulated clients' orders. Missing values have defaults. */
export const ClientsScaleSchema = Type.Object({
  /** Parent orders that are active at a time. */
  orders: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** New parent orders per second. */
  rate: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
});

export type ClientsScale = Static<typeof ClientsScaleSchema>;

export function paceFor({ orders, rate }: ClientsScale): Pick<FlowOptions, 'targetActive' | 'ratePerSecond'> {
  return { ...(orders !== undefined && { targetActive: orders }), ...(rate !== undefined && { ratePerSecond: rate }) };
}

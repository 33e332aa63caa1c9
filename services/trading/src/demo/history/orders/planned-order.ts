import type { OrderSide } from '@meridian/domain/order-side';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { Instrument } from '../../../reference/instrument.ts';

/** How an order ends, apart from what its limit does to it. */
export type Fate = 'filled' | 'expired' | 'cancelled' | 'venue-rejected' | 'rejected' | 'withdrawn';

/** Whose order it is. */
export type Ownership = {
  readonly account: string;
  readonly allocAccount: string;
  readonly clientId: string;
  readonly traderId: string;
  readonly listName: string | null;
};

/** One investment decision that takes several days. */
export type Decision = {
  readonly id: string;
  /** The day and minute at which it was taken. */
  readonly day: number;
  readonly minute: number;
};

/** An order of a past day as it was meant, before the market had its say. */
export type PlannedOrder = Ownership & {
  /** Within the day, from 1. */
  readonly number: number;
  readonly instrument: Instrument;
  readonly side: OrderSide;
  readonly strat: StrategyName;
  readonly lots: number;
  /** The share of its lots that would fill without a limit. */
  readonly fillShare: number;
  readonly firstSlot: number;
  readonly lastSlot: number;
  /** The slot by which its rate had done its share; null for an order without a rate. */
  readonly rateDoneSlot: number | null;
  readonly fate: Fate;
  /** Tight lies on the far side of the market, so that it constrains from the start. */
  readonly limit: 'none' | 'wide' | 'tight';
  /** Percents. */
  readonly partRate: number | null;
  readonly volumeCap: number | null;
  readonly mustFinish: boolean;
  /** From the receipt to the start. */
  readonly lagMs: number;
  readonly decision: Decision | null;
  readonly diagnostic: string | null;
};

/** Whether it ever had child orders. */
export function wasWorked({ fate }: Pick<PlannedOrder, 'fate'>): boolean {
  return fate !== 'rejected' && fate !== 'withdrawn';
}

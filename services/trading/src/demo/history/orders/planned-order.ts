import type { OrderSide } from '@meridian/domain/order-side';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { Instrument } from '../../../reference/instrument.ts';

/** How an order ends, apart from the effect of its limit. */
export type Fate = 'filled' | 'expired' | 'cancelled' | 'venue-rejected' | 'rejected' | 'withdrawn';

/** Whose order it is. */
export type Ownership = {
  readonly account: string;
  readonly allocAccount: string;
  readonly clientId: string;
  readonly traderId: string;
  readonly listName: string | null;
};

/** An investment decision that takes several days. */
export type Decision = {
  readonly id: string;
  /** The day and minute of the decision. */
  readonly day: number;
  readonly minute: number;
};

/** An order of a past day as planned, before it met the market. */
export type PlannedOrder = Ownership & {
  /** Its number within the day, from 1. */
  readonly number: number;
  readonly instrument: Instrument;
  readonly side: OrderSide;
  readonly strat: StrategyName;
  readonly lots: number;
  /** The share of its lots that would fill without a limit. */
  readonly fillShare: number;
  readonly firstSlot: number;
  readonly lastSlot: number;
  /** The slot at which its rate has done its share. Null without a rate. */
  readonly rateDoneSlot: number | null;
  readonly fate: Fate;
  /** A tight limit is better than the market, so it holds the order back from the start. */
  readonly limit: 'none' | 'wide' | 'tight';
  /** In percent. */
  readonly partRate: number | null;
  readonly volumeCap: number | null;
  readonly mustFinish: boolean;
  /** Time from the receipt to the start. */
  readonly lagMs: number;
  readonly decision: Decision | null;
  readonly diagnostic: string | null;
};

/** Whether it ever had child orders. */
export function wasWorked({ fate }: Pick<PlannedOrder, 'fate'>): boolean {
  return fate !== 'rejected' && fate !== 'withdrawn';
}

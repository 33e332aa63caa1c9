import type { Instrument } from '../../reference/instrument.ts';
import type { DeskAccount } from '../../reference/desk-account.ts';

export type FlowOptions = {
  readonly seed: number | string;
  readonly instruments: readonly Instrument[];
  readonly accounts: readonly DeskAccount[];
  /** Parent orders that should be active at a time. */
  readonly targetActive?: number;
  /** New orders a second once there are enough; how long orders last follows from it. */
  readonly ratePerSecond?: number;
};

export const DEFAULT_TARGET_ACTIVE = 300;
const DEFAULT_LIFE_SECONDS = 1_200;
export const DEFAULT_RATE_PER_SECOND = DEFAULT_TARGET_ACTIVE / DEFAULT_LIFE_SECONDS;

export type FlowPace = {
  readonly targetActive: number;
  readonly ratePerSecond: number;
  /** How long an order must last on average, that so many are active at that rate. */
  readonly lifeSeconds: number;
};

export function paceOf(options: Pick<FlowOptions, 'targetActive' | 'ratePerSecond'>): FlowPace {
  const targetActive = options.targetActive ?? DEFAULT_TARGET_ACTIVE;
  const ratePerSecond = options.ratePerSecond ?? targetActive / DEFAULT_LIFE_SECONDS;
  if (!(targetActive > 0) || !(ratePerSecond > 0)) throw new Error('orders and their rate must be above 0');
  return { targetActive, ratePerSecond, lifeSeconds: targetActive / ratePerSecond };
}

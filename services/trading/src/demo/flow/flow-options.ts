import type { Instrument } from '../../reference/instrument.ts';
import type { DeskAccount } from '../../reference/desk-account.ts';

export type FlowOptions = {
  readonly seed: number | string;
  readonly instruments: readonly Instrument[];
  /** Those that new orders are in. All when missing. */
  readonly traded?: readonly Instrument[];
  readonly accounts: readonly DeskAccount[];
  /** Parent orders that are active at a time. */
  readonly targetActive?: number;
  /** New orders per second once there are enough. The duration of orders follows from it. */
  readonly ratePerSecond?: number;
};

export const DEFAULT_TARGET_ACTIVE = 300;
const DEFAULT_LIFE_SECONDS = 1_200;
export const DEFAULT_RATE_PER_SECOND = DEFAULT_TARGET_ACTIVE / DEFAULT_LIFE_SECONDS;

export type FlowPace = {
  readonly targetActive: number;
  readonly ratePerSecond: number;
  /** Mean duration of an order that keeps so many active at that rate. */
  readonly lifeSeconds: number;
};

export function paceOf(options: Pick<FlowOptions, 'targetActive' | 'ratePerSecond'>): FlowPace {
  const targetActive = options.targetActive ?? DEFAULT_TARGET_ACTIVE;
  const ratePerSecond = options.ratePerSecond ?? targetActive / DEFAULT_LIFE_SECONDS;
  if (!(targetActive > 0) || !(ratePerSecond > 0)) throw new Error('orders and their rate must be above 0');
  return { targetActive, ratePerSecond, lifeSeconds: targetActive / ratePerSecond };
}

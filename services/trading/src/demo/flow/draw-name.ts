import type { Rng } from '@meridian/cost-model/sfc32';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { Instrument } from '../../reference/instrument.ts';
import { chance, pick } from '../draw.ts';
import type { Owner } from '../draw-owner.ts';
import type { FlowView } from './flow-view.ts';

/** Share of orders that use one of the desk's own strategies. */
const NAMED_SHARE = 0.35;
const OPEN_TO_NAMES: ReadonlySet<StrategyName> = new Set(['vwap', 'twap', 'pov', 'optimal', 'lqseek']);

export type NamedIdea = {
  readonly owner: Owner;
  readonly strat: StrategyName;
  readonly instrument: Pick<Instrument, 'assetClass' | 'legs'>;
};

/** A custom strategy or group for the order. Null for an order with a plain strategy. */
export function drawName(rng: Rng, { owner, strat, instrument }: NamedIdea, view: FlowView): string | null {
  if (instrument.legs !== null || !OPEN_TO_NAMES.has(strat) || !chance(rng, NAMED_SHARE)) return null;
  const names = view.strategiesOf(owner, instrument.assetClass);
  return names.length === 0 ? null : pick(rng, names);
}

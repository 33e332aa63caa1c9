import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { readValues } from '@meridian/domain/strategies/read-values';
import { isStrategyName, type StrategyName } from '@meridian/domain/strategies/strategy-names';
import { estimateOrder, type OrderEstimate } from './estimate-order.ts';
import type { OrderToEstimate } from './work-plan.ts';

/** Another way to work the same order. */
export type Alternative = {
  readonly label: string;
  readonly strat: StrategyName;
  readonly values: OrderToEstimate['values'];
};

export type EstimatedAlternative = Alternative & { readonly estimate: OrderEstimate };

const ALTERNATIVES: readonly Alternative[] = [
  { label: 'POV 5%', strat: 'pov', values: { pr: 5 } },
  { label: 'POV 10%', strat: 'pov', values: { pr: 10 } },
  { label: 'POV 15%', strat: 'pov', values: { pr: 15 } },
  { label: 'VWAP to close', strat: 'vwap', values: { et: '0' } },
  { label: 'Optimal, medium', strat: 'optimal', values: { urgency: 'medium' } },
  { label: 'Close auction', strat: 'moc', values: {} },
];

/** The usual strategies that suit the instrument, with the order's start. */
export function estimateAlternatives(facts: InstrumentFacts, order: OrderToEstimate): readonly EstimatedAlternative[] {
  const { st } = order.values;
  return ALTERNATIVES.flatMap((alternative) => {
    const values = st === undefined ? alternative.values : { st, ...alternative.values };
    const estimate = estimateOrder(facts, { ...order, strat: alternative.strat, values });
    return estimate.kind === 'estimated' ? [{ ...alternative, values, estimate }] : [];
  });
}

/** The alternative that equals the order, including defaults. Null without one. */
export function chosenAlternative(
  alternatives: readonly EstimatedAlternative[],
  { strat, values }: OrderToEstimate,
): EstimatedAlternative | null {
  if (!isStrategyName(strat)) return null;
  const { parameters } = PARAMETER_CATALOGUE[strat];
  const own = readValues(parameters, values).values;
  const isSame = (one: EstimatedAlternative) =>
    one.strat === strat && Object.entries(one.values).every(([key, value]) => own.get(key) === value);
  return alternatives.find(isSame) ?? null;
}

import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { isSpread } from '@meridian/domain/order-ticket/instrument-market';
import type { InstrumentKey, TicketDraft } from '@meridian/domain/order-ticket/ticket-draft';
import {
  PARAMETER_CATALOGUE,
  STRATEGY_DESCRIPTIONS,
  suitsInstrument,
} from '@meridian/domain/strategies/parameter-catalogue';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import type { StrategyChoice } from '@meridian/protocol/live/trade-questions';

function suits(
  strat: StrategyName,
  { asset_class: assetClass, asset_sub_class: assetSubClass }: InstrumentKey,
): boolean {
  return suitsInstrument(PARAMETER_CATALOGUE[strat], { assetClass, assetSubClass });
}

/** Strategies for the instrument. Staging has its own button. */
export function strategyOptions(instrument: InstrumentKey | null) {
  return STRATEGY_DESCRIPTIONS.filter(
    ({ strategy }) => strategy !== 'staging' && (instrument === null || suits(strategy, instrument)),
  ).map(({ strategy, label }) => ({ value: strategy, label }));
}

/** The strategy after a change of instrument. */
export function strategyFor(strat: StrategyName, instrument: InstrumentKey): StrategyName {
  if (isSpread(instrument)) return 'calendar-spread';
  return suits(strat, instrument) ? strat : 'vwap';
}

/** Settings for the strategy, asset class and account of the order. A group fits any strategy. */
export function settingOptions(
  strategies: readonly StrategyChoice[],
  draft: Pick<TicketDraft, 'strat' | 'account' | 'alloc_account'>,
  facts: Pick<InstrumentFacts, 'asset_class'> | null,
): readonly StrategyChoice[] {
  return strategies.filter(
    (choice) =>
      (choice.strat === null || choice.strat.toLowerCase() === draft.strat) &&
      (choice.asset_class === null || facts === null || choice.asset_class === facts.asset_class) &&
      isAvailableTo(choice, draft),
  );
}

import { parseJsonRecord } from '@meridian/domain/json-text';
import { limitTicksOf, tickSizeAtPrice } from '../../kernel/price-units.ts';
import type { TradingDay } from '../../market/market-port.ts';
import { OPENING_CALL_MS } from '../../market/session-calendar.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { AlgoParameters, Urgency } from '../../kernel/algo.ts';
import { hasDarkVenues, PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { isStrategyName, type StrategyName } from '@meridian/domain/strategies/strategy-names';
import { PARAMETERS, type ParameterKey, type ParameterValue } from '@meridian/domain/strategies/parameter-definition';
import { type ParameterProblem, readValues } from '@meridian/domain/strategies/read-values';
import { endTimeMs, startTimeMs } from '@meridian/domain/strategies/resolve-times';

export type ResolveContext = {
  readonly day: TradingDay;
  readonly instrument: Instrument;
  /** The arrival of the order: the meaning of "now". */
  readonly arrivedMs: number;
};

export type ResolvedParameters =
  | { readonly kind: 'resolved'; readonly strategy: StrategyName; readonly parameters: AlgoParameters }
  | { readonly kind: 'invalid'; readonly problems: readonly ParameterProblem[] };

class Reader {
  readonly problems: ParameterProblem[];
  readonly #values: ReadonlyMap<string, ParameterValue>;
  readonly #context: ResolveContext;

  constructor(
    values: ReadonlyMap<string, ParameterValue>,
    problems: readonly ParameterProblem[],
    context: ResolveContext,
  ) {
    this.#values = values;
    this.problems = [...problems];
    this.#context = context;
  }

  #refuse(key: ParameterKey, what: string): null {
    this.problems.push({ key, message: `${PARAMETERS[key].label} ${what}` });
    return null;
  }

  text(key: ParameterKey): string | null {
    const value = this.#values.get(key);
    return typeof value === 'string' ? value : null;
  }

  number(key: ParameterKey): number | null {
    const value = this.#values.get(key);
    return typeof value === 'number' ? value : null;
  }

  flag(key: ParameterKey): boolean {
    return this.#values.get(key) === true;
  }

  /** A desk setting may allow dark for everything. Futures stay out of it anyway. */
  isDarkAllowed(): boolean {
    return this.flag('dark') && hasDarkVenues(this.#context.instrument.assetClass);
  }

  fraction(key: ParameterKey): number | null {
    const percent = this.number(key);
    return percent === null ? null : percent / 100;
  }

  lots(key: ParameterKey): number | null {
    const quantity = this.number(key);
    if (quantity === null) return null;
    const { lotSize } = this.#context.instrument;
    const lots = quantity / lotSize;
    if (Number.isSafeInteger(lots)) return lots;
    return this.#refuse(key, lotSize === 1 ? 'must be a whole number' : `must be a multiple of ${lotSize}`);
  }

  ticks(key: ParameterKey): number | null {
    const price = this.number(key);
    if (price === null) return null;
    const { instrument } = this.#context;
    const tick = tickSizeAtPrice(price, instrument);
    return limitTicksOf(price, instrument) ?? this.#refuse(key, `must be a multiple of ${tick}`);
  }

  /** An amount of money in lots at the last close. A zero price gives no size. */
  lotsFor(key: ParameterKey): number {
    const amount = this.number(key) ?? 0;
    const { previousCloseTicks, tickSize, lotSize, multiplier } = this.#context.instrument;
    const lotValue = previousCloseTicks * tickSize * lotSize * multiplier;
    return lotValue > 0 ? Math.ceil(amount / lotValue) : 0;
  }

  times(): { readonly startMs: number; readonly endMs: number } {
    const { day, instrument, arrivedMs } = this.#context;
    const context = { day, country: instrument.country, arrivedMs };
    const startMs = startTimeMs(context, this.text('st') ?? '-1');
    const endMs = startMs === null ? null : endTimeMs(context, this.text('et') ?? '0', startMs);
    if (startMs === null) this.#refuse('st', 'cannot be read');
    else if (startMs >= day.closeMs) this.#refuse('st', 'is after the close');
    else if (endMs === null) this.#refuse('et', 'cannot be read');
    else if (endMs <= startMs) this.#refuse('et', 'is not after the start');
    return { startMs: startMs ?? arrivedMs, endMs: endMs ?? day.closeMs };
  }
}

function urgencyOf(text: string | null): Urgency {
  return text === 'low' || text === 'high' ? text : 'medium';
}

function parametersFrom(reader: Reader): AlgoParameters {
  return {
    ...reader.times(),
    participationRate: reader.fraction('pr'),
    volumeCap: reader.fraction('vc'),
    isVolumeCapSoft: reader.flag('soft_cap'),
    mustFinish: reader.flag('mf'),
    urgency: urgencyOf(reader.text('urgency')),
    isDarkAllowed: reader.isDarkAllowed(),
    iWouldTicks: reader.ticks('i_would'),
    isAdaptive: reader.flag('adaptive'),
    openAuctionLots: reader.lots('moo'),
    closeAuctionLots: reader.lots('moc'),
    displayLots: reader.lots('display') ?? 0,
    minimumLots: reader.lots('min_fill') ?? 0,
    minimumChildLots: reader.lotsFor('min_child_notional'),
  };
}

/** An order for the opening auction starts before the open: market-on-open at once, others with the call. */
function startingForOpen(strategy: StrategyName, parameters: AlgoParameters, { day, arrivedMs }: ResolveContext) {
  const { startMs, openAuctionLots } = parameters;
  const callMs = strategy === 'moo' ? arrivedMs : day.openMs - OPENING_CALL_MS;
  const isForOpen = strategy === 'moo' || (openAuctionLots ?? 0) > 0;
  if (!isForOpen || startMs > day.openMs) return parameters;
  return { ...parameters, startMs: Math.max(arrivedMs, Math.min(startMs, callMs)) };
}

/** The parameters of an order from its JSON text, with codes, defaults and bounds of its strategy. */
export function resolveParameters(strategyParameters: string | null, context: ResolveContext): ResolvedParameters {
  const record = parseJsonRecord(strategyParameters);
  const strategy = typeof record?.['strat'] === 'string' ? record['strat'].trim().toLowerCase() : '';
  if (!isStrategyName(strategy)) {
    return { kind: 'invalid', problems: [{ key: 'strat', message: `There is no strategy ${strategy || 'given'}` }] };
  }
  const { values, problems } = readValues(PARAMETER_CATALOGUE[strategy].parameters, record);
  const reader = new Reader(values, problems, context);
  const parameters = startingForOpen(strategy, parametersFrom(reader), context);
  if (reader.problems.length > 0) return { kind: 'invalid', problems: reader.problems };
  return { kind: 'resolved', strategy, parameters };
}

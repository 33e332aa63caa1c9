import type { Rng } from '@meridian/cost-model/sfc32';
import { formatClockTime } from '@meridian/domain/clock-time';
import { COUNTRIES, isCountry } from '@meridian/domain/country';
import type { JsonObject } from '@meridian/domain/entities/json-value';
import { type OrderSide, sideSign } from '@meridian/domain/order-side';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import type { ParameterKey } from '@meridian/domain/strategies/parameter-definition';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { zonedParts } from '@meridian/domain/zoned-time';
import { priceOfTicks } from '../../kernel/price-units.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { between, chance } from '../draw.ts';
import type { NewOrderArgs } from './flow-command.ts';
import { type FlowQuote, midTicks, priceNear } from './flow-view.ts';

/** The drawn part of an order before its strategy is filled in. */
export type OrderScene = {
  readonly strat: StrategyName;
  /** A setting, custom strategy or group that decides instead. Null for none. */
  readonly as: string | null;
  readonly minutes: number;
  readonly isBeforeOpen: boolean;
  readonly nowMs: number;
  readonly instrument: Instrument;
  readonly side: OrderSide;
  readonly quote: FlowQuote;
  readonly orderQty: number;
};

export type ExtraTerms = Partial<
  Pick<NewOrderArgs, 'start_time' | 'end_time' | 'min_qty' | 'volume_cap' | 'time_in_force'>
> & { readonly parameters?: JsonObject };

type Extra = {
  /** The parameter that the strategy must accept. */
  readonly key: ParameterKey;
  readonly share: number;
  readonly suits: (scene: OrderScene) => boolean;
  readonly draw: (rng: Rng, scene: OrderScene) => ExtraTerms;
};

const MINUTE_MS = 60_000;
const SOFT_CAP_PERCENT = 10;
/** Orders arrive until six minutes before the close, and each must start before it. */
const LATEST_START_MINUTES = 5;

const always = () => true;
const beforeOpen = ({ isBeforeOpen }: OrderScene) => isBeforeOpen;
const inSession = ({ isBeforeOpen }: OrderScene) => !isBeforeOpen;

/** Extra terms that traders add now and then. Each is rare; together they show what strategies accept. */
const EXTRAS: readonly Extra[] = [
  { key: 'display', share: 0.12, suits: always, draw: (rng, scene) => ({ parameters: { display: part(rng, scene) } }) },
  {
    key: 'i_would',
    share: 0.08,
    suits: ({ instrument }) => instrument.legs === null,
    draw: (rng, scene) => ({ parameters: { i_would: betterPrice(rng, scene) } }),
  },
  {
    key: 'soft_cap',
    share: 0.06,
    suits: always,
    draw: () => ({ volume_cap: SOFT_CAP_PERCENT, parameters: { soft_cap: true } }),
  },
  { key: 'min_fill', share: 0.1, suits: isSeeking, draw: (rng, scene) => ({ min_qty: part(rng, scene) }) },
  { key: 'moo', share: 0.3, suits: beforeOpen, draw: (rng, scene) => ({ parameters: { moo: part(rng, scene) } }) },
  {
    key: 'moc',
    share: 0.015,
    suits: inSession,
    draw: (rng, scene) => ({ end_time: '0', parameters: { moc: part(rng, scene) } }),
  },
  { key: 'st', share: 0.05, suits: inSession, draw: (rng, scene) => ({ start_time: laterTime(rng, scene) }) },
  // An order with a cap works over time, so it may continue on another day.
  { key: 'vc', share: 0.02, suits: inSession, draw: () => ({ time_in_force: 'GTC' }) },
];

function isSeeking({ strat }: OrderScene): boolean {
  return strat === 'lqseek' || strat === 'dark';
}

/** Whole lots, a twentieth to a fifth of the order. */
function part(rng: Rng, { orderQty, instrument: { lotSize } }: OrderScene): number {
  const share = between(rng, 5, 20) / 100;
  return lotSize * Math.max(1, Math.round((share * orderQty) / lotSize));
}

/** A better price that the day may reach. */
function betterPrice(rng: Rng, { instrument, side, quote }: OrderScene): number {
  const mid = midTicks(quote);
  const move = (0.1 + 0.4 * rng.unit()) * instrument.dailyVolatility * mid;
  return priceOfTicks(priceNear(instrument, mid - sideSign(side) * move), instrument.tickSize);
}

/** A few minutes from now, in the exchange's time. */
function laterTime(rng: Rng, { instrument: { country }, nowMs }: OrderScene): string {
  const startMs = nowMs + between(rng, 2, LATEST_START_MINUTES) * MINUTE_MS;
  const parts = isCountry(country) ? zonedParts(startMs, COUNTRIES[country].zone) : null;
  return parts === null ? '-1' : formatClockTime(parts.hour * 3600 + parts.minute * 60);
}

function takes(strat: StrategyName, key: ParameterKey): boolean {
  return PARAMETER_CATALOGUE[strat].parameters.some((parameter) => parameter.key === key && !parameter.isFixed);
}

/** At most one extra per order, so that orders look like people's. */
export function drawExtras(rng: Rng, scene: OrderScene): ExtraTerms {
  const possible = EXTRAS.filter(({ key, suits }) => takes(scene.strat, key) && suits(scene));
  const drawn = possible.find(({ share }) => chance(rng, share));
  return drawn === undefined ? {} : drawn.draw(rng, scene);
}

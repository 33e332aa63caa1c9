import { expectedSoFar } from '@meridian/cost-model/estimates/expected-so-far';
import { attributesToJson } from '@meridian/domain/attributes';
import type { AttributeFields } from '@meridian/domain/entities/attribute-fields';
import type { Instrument } from '../../reference/instrument.ts';
import { filledLotsOf } from '../children/exposure.ts';
import { percentOrNull, priceOfHalfTicks, priceOfTicks } from '../price-units.ts';
import type { Parent, Plan } from '../state/parent.ts';
import type { ParentParts, RowContext } from './row-context.ts';

const BPS = 10_000;

/** The algorithm's plan with the desk's keys. Null before routing. */
export function attributesJson(parts: ParentParts, context: RowContext): string | null {
  const { parent } = parts;
  if (parent.route === null) return null;
  const plan = context.planOf(parent.id);
  return attributesToJson(
    scheduleFields(parts, plan),
    auctionFields(parent, plan, parts.instrument.lotSize),
    expectedFields(parts, context),
    marketableFields(parts, plan),
    darkFields(parts),
  );
}

function scheduleFields({ parent, instrument }: ParentParts, plan: Plan | null): Partial<AttributeFields> {
  const quantity = (lots: number | null | undefined) =>
    lots === null || lots === undefined ? null : lots * instrument.lotSize;
  const auctions = parent.openAuctionFilledLots + parent.closeAuctionFilledLots;
  const { startMs, endMs } = parent.route?.parameters ?? { startMs: null, endMs: null };
  return {
    attr_start_time: startMs === null ? null : String(startMs),
    attr_end_time: endMs === null ? null : String(endMs),
    goal: quantity(plan?.goalLots),
    ceiling: quantity(plan?.ceilingLots),
    floor: quantity(plan?.floorLots),
    schedule_filled: quantity(filledLotsOf(parent) - auctions),
    current_target_pov: percentOrNull(plan?.targetRate),
    adaptive_part_rate: percentOrNull(plan?.adaptiveRate),
    schedule_volume_cap_constrained: plan?.isVolumeCapConstrained ?? false,
    microstrategy_step: plan?.step ?? null,
    microstrategy_reason: plan?.reason ?? null,
  };
}

/** Only where the order takes part in an auction. */
function auctionFields(parent: Parent, plan: Plan | null, lotSize: number): Partial<AttributeFields> {
  const side = (target: number | null, filled: number) => {
    if (target === null && filled === 0) return [null, null, null] as const;
    const lots = Math.max(target ?? 0, filled);
    return [lots * lotSize, filled * lotSize, (lots - filled) * lotSize] as const;
  };
  const [mooTarget, mooFilled, mooOpen] = side(plan?.openAuctionLots ?? null, parent.openAuctionFilledLots);
  const [mocTarget, mocFilled, mocOpen] = side(plan?.closeAuctionLots ?? null, parent.closeAuctionFilledLots);
  return {
    moo_target: mooTarget,
    moo_filled: mooFilled,
    moo_open: mooOpen,
    moc_target: mocTarget,
    moc_filled: mocFilled,
    moc_open: mocOpen,
  };
}

function expectedFields(parts: ParentParts, context: RowContext): Partial<AttributeFields> {
  const { parent, instrument } = parts;
  const { route, terms } = parent;
  if (route === null) return {};
  const { forecast } = context;
  const { startMs, endMs } = route.parameters;
  const dayVolume = forecast.expectedDayLots(instrument.index) * instrument.lotSize;
  const shareUntil = (atMs: number) => forecast.shareAt(instrument.index, atMs);
  const shareAtEnd = shareUntil(endMs);
  const intervalVolume = dayVolume * Math.max(0, shareAtEnd - shareUntil(startMs));
  const remainingVolume = dayVolume * Math.max(0, shareAtEnd - shareUntil(Math.max(startMs, context.nowMs())));
  const size = terms.quantityLots * instrument.lotSize;
  return {
    ...expectedCostFields(parts, intervalVolume),
    expected_day_volume: Math.round(dayVolume),
    expected_interval_volume: Math.round(intervalVolume),
    expected_remaining_volume: Math.round(remainingVolume),
    expected_percent_volume: intervalVolume > 0 ? (100 * size) / intervalVolume : null,
  };
}

/** The model's expectation for the fills so far. A spread's price may be zero, so it has no bps. */
function expectedCostFields(
  { parent, instrument, view }: ParentParts,
  intervalVolume: number,
): Partial<AttributeFields> {
  const { arrivalHalfTicks, terms } = parent;
  const halfTicks = arrivalHalfTicks ?? 2 * view.previousCloseTicks;
  if (instrument.legs !== null || halfTicks <= 0 || intervalVolume <= 0) return {};
  const expected = expectedSoFar({
    quantity: terms.quantityLots,
    filled: filledLotsOf(parent),
    adv: instrument.averageDailyLots,
    participation: (terms.quantityLots * instrument.lotSize) / intervalVolume,
    spread: (BPS * 2 * instrument.averageSpreadTicks) / halfTicks,
    sigma: BPS * instrument.dailyVolatility,
  });
  if (expected === null) return {};
  return {
    expected_ivwap_bps: toHundredth(expected.ivwap.mean),
    expected_ivwap_sd_bps: toHundredth(expected.ivwap.sd),
    expected_arrival_bps: toHundredth(expected.arrival.mean),
    expected_arrival_sd_bps: toHundredth(expected.arrival.sd),
  };
}

/** Keeps texts short, and avoids row changes that nobody can see. */
function toHundredth(bps: number): number {
  return Math.round(100 * bps) / 100;
}

function marketableFields({ instrument }: ParentParts, plan: Plan | null): Partial<AttributeFields> {
  if (plan === null) return {};
  const { lots, value } = plan.marketable;
  return {
    marketable_interval_volume: lots * instrument.lotSize,
    marketable_vwap: lots > 0 ? priceOfHalfTicks(value / lots, instrument.tickSize) : null,
  };
}

function darkFields({ parent, instrument }: ParentParts): Partial<AttributeFields> {
  const parameters = parent.route?.parameters;
  if (parameters === undefined || parameters.iWouldTicks === null || !parameters.isDarkAllowed) return {};
  return {
    dark_i_would_price: priceOfTicks(parameters.iWouldTicks, instrument.tickSize),
    dark_i_would_qty: remainingQuantity(parent, instrument),
  };
}

function remainingQuantity(parent: Parent, { lotSize }: Instrument): number {
  return Math.max(0, parent.terms.quantityLots - filledLotsOf(parent)) * lotSize;
}

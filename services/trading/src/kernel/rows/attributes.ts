import { expectedSoFar } from '@meridian/cost-model/estimates/expected-so-far';
import { ATTRIBUTE, AttributesText } from '@meridian/domain/attributes-text';
import type { Instrument } from '../../reference/instrument.ts';
import { filledLotsOf } from '../children/exposure.ts';
import { percentOrNull, priceOfHalfTicks, priceOfTicks } from '../price-units.ts';
import type { Route } from '../ports.ts';
import { standstillReason } from '../run/standstill.ts';
import type { Parent, ShownPlan } from '../state/parent.ts';
import type { ParentParts, RowContext } from './row-context.ts';

const BPS = 10_000;

/** The algorithm's plan with the desk's keys. Null before routing. */
export function attributesJson(parts: ParentParts, context: RowContext): string | null {
  const { parent } = parts;
  if (parent.route === null) return null;
  // Of an order that is over nobody has a newer one, and to ask for it would read the whole order again.
  const plan = parent.stage === 'done' ? parent.plan : context.planOf(parent.id);
  const text = new AttributesText();
  addSchedule(text, parts, plan, parent.route);
  addMicrostrategy(text, plan, standstillReason(parent, context.desk()));
  addAuctions(text, parts, plan);
  addExpected(text, parts, context, parent.route);
  if (plan !== null) addMarketable(text, parts, plan);
  addDark(text, parts, parent.route);
  return text.whole();
}

function addSchedule(
  text: AttributesText,
  { parent, instrument }: ParentParts,
  plan: ShownPlan | null,
  route: Route,
): void {
  const { lotSize } = instrument;
  const { startMs, endMs } = route.parameters;
  text.addQuoted(ATTRIBUTE.attr_start_time, startMs);
  text.addQuoted(ATTRIBUTE.attr_end_time, endMs);
  text.addNumber(ATTRIBUTE.goal, quantityOf(plan?.goalLots, lotSize));
  text.addNumber(ATTRIBUTE.ceiling, quantityOf(plan?.ceilingLots, lotSize));
  text.addNumber(ATTRIBUTE.floor, quantityOf(plan?.floorLots, lotSize));
  const auctions = parent.openAuctionFilledLots + parent.closeAuctionFilledLots;
  text.addNumber(ATTRIBUTE.schedule_filled, (filledLotsOf(parent) - auctions) * lotSize);
  text.addNumber(ATTRIBUTE.current_target_pov, percentOrNull(plan?.targetRate));
  text.addNumber(ATTRIBUTE.adaptive_part_rate, percentOrNull(plan?.adaptiveRate));
}

/** An order that stands still does not do what was decided last, and no cap is what holds it back. */
function addMicrostrategy(text: AttributesText, plan: ShownPlan | null, standstill: string | null): void {
  const isCapped = standstill === null && plan?.isVolumeCapConstrained === true;
  text.addFlag(ATTRIBUTE.schedule_volume_cap_constrained, isCapped);
  if (plan === null) return;
  text.addText(ATTRIBUTE.microstrategy_step, standstill === null ? plan.step : 'idle');
  text.addText(ATTRIBUTE.microstrategy_reason, standstill ?? plan.reason);
}

function quantityOf(lots: number | null | undefined, lotSize: number): number | null {
  return lots === null || lots === undefined ? null : lots * lotSize;
}

/** Only where the order takes part in an auction. */
function addAuctions(text: AttributesText, { parent, instrument }: ParentParts, plan: ShownPlan | null): void {
  const { lotSize } = instrument;
  const opening = auctionLots(plan?.openAuctionLots ?? null, parent.openAuctionFilledLots);
  if (opening !== null) {
    text.addNumber(ATTRIBUTE.moo_target, opening * lotSize);
    text.addNumber(ATTRIBUTE.moo_filled, parent.openAuctionFilledLots * lotSize);
    text.addNumber(ATTRIBUTE.moo_open, (opening - parent.openAuctionFilledLots) * lotSize);
  }
  const closing = auctionLots(plan?.closeAuctionLots ?? null, parent.closeAuctionFilledLots);
  if (closing !== null) {
    text.addNumber(ATTRIBUTE.moc_target, closing * lotSize);
    text.addNumber(ATTRIBUTE.moc_filled, parent.closeAuctionFilledLots * lotSize);
    text.addNumber(ATTRIBUTE.moc_open, (closing - parent.closeAuctionFilledLots) * lotSize);
  }
}

function auctionLots(target: number | null, filled: number): number | null {
  return target === null && filled === 0 ? null : Math.max(target ?? 0, filled);
}

function addExpected(text: AttributesText, parts: ParentParts, context: RowContext, route: Route): void {
  const { parent, instrument } = parts;
  const { forecast } = context;
  const { startMs, endMs } = route.parameters;
  const dayVolume = forecast.expectedDayLots(instrument.index) * instrument.lotSize;
  const shareUntil = (atMs: number) => forecast.shareAt(instrument.index, atMs);
  const shareAtEnd = shareUntil(endMs);
  const intervalVolume = dayVolume * Math.max(0, shareAtEnd - shareUntil(startMs));
  const remainingVolume = dayVolume * Math.max(0, shareAtEnd - shareUntil(Math.max(startMs, context.nowMs())));
  const size = parent.terms.quantityLots * instrument.lotSize;
  addExpectedCosts(text, parts, intervalVolume);
  text.addNumber(ATTRIBUTE.expected_day_volume, Math.round(dayVolume));
  text.addNumber(ATTRIBUTE.expected_interval_volume, Math.round(intervalVolume));
  text.addNumber(ATTRIBUTE.expected_remaining_volume, Math.round(remainingVolume));
  if (intervalVolume > 0) text.addNumber(ATTRIBUTE.expected_percent_volume, (100 * size) / intervalVolume);
}

/** The model's expectation for the fills so far. A spread's price may be zero, so it has no bps. */
function addExpectedCosts(
  text: AttributesText,
  { parent, instrument, view }: ParentParts,
  intervalVolume: number,
): void {
  const { arrivalHalfTicks, terms } = parent;
  const halfTicks = arrivalHalfTicks ?? 2 * view.previousCloseTicks;
  if (instrument.legs !== null || halfTicks <= 0 || intervalVolume <= 0) return;
  const expected = expectedSoFar({
    quantity: terms.quantityLots,
    filled: filledLotsOf(parent),
    adv: instrument.averageDailyLots,
    participation: (terms.quantityLots * instrument.lotSize) / intervalVolume,
    spread: (BPS * 2 * instrument.averageSpreadTicks) / halfTicks,
    sigma: BPS * instrument.dailyVolatility,
  });
  if (expected === null) return;
  text.addHundredths(ATTRIBUTE.expected_ivwap_bps, expected.ivwap.mean);
  text.addHundredths(ATTRIBUTE.expected_ivwap_sd_bps, expected.ivwap.sd);
  text.addHundredths(ATTRIBUTE.expected_arrival_bps, expected.arrival.mean);
  text.addHundredths(ATTRIBUTE.expected_arrival_sd_bps, expected.arrival.sd);
}

function addMarketable(text: AttributesText, { instrument }: ParentParts, { marketable }: ShownPlan): void {
  const { lots, value } = marketable;
  text.addNumber(ATTRIBUTE.marketable_interval_volume, lots * instrument.lotSize);
  if (lots > 0) text.addNumber(ATTRIBUTE.marketable_vwap, priceOfHalfTicks(value / lots, instrument.tickSize));
}

function addDark(text: AttributesText, { parent, instrument }: ParentParts, { parameters }: Route): void {
  if (parameters.iWouldTicks === null || !parameters.isDarkAllowed) return;
  text.addNumber(ATTRIBUTE.dark_i_would_price, priceOfTicks(parameters.iWouldTicks, instrument.tickSize));
  text.addNumber(ATTRIBUTE.dark_i_would_qty, remainingQuantity(parent, instrument));
}

function remainingQuantity(parent: Parent, { lotSize }: Instrument): number {
  return Math.max(0, parent.terms.quantityLots - filledLotsOf(parent)) * lotSize;
}

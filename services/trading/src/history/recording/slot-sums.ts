import type { TradingDay } from '../../market/market-port.ts';
import { add, at, CLOSING_SLOT, MINUTE_MS, MINUTES, OPENING_SLOT, SLOTS } from '../slots.ts';

/** Auctions are at the ends of the session. Nothing trades outside. */
export function slotAt({ openMs, closeMs }: TradingDay, ms: number): number {
  if (ms <= openMs) return OPENING_SLOT;
  return ms >= closeMs ? CLOSING_SLOT : Math.min(MINUTES, 1 + Math.floor((ms - openMs) / MINUTE_MS));
}

/** Sums of one instrument's day by slot: of trades, and of quotes weighted by time. */
export class SlotSums {
  readonly lots = new Float64Array(SLOTS);
  /** Half ticks times lots. */
  readonly value = new Float64Array(SLOTS);
  readonly countableLots = new Float64Array(SLOTS);
  readonly quotedMs = new Float64Array(SLOTS);
  /** Ticks, half ticks and lots, each times milliseconds. */
  readonly spreadMs = new Float64Array(SLOTS);
  readonly midMs = new Float64Array(SLOTS);
  readonly depthMs = new Float64Array(SLOTS);
  readonly highMid = new Float64Array(SLOTS).fill(Number.NEGATIVE_INFINITY);
  readonly lowMid = new Float64Array(SLOTS).fill(Number.POSITIVE_INFINITY);
  readonly #day: TradingDay;

  constructor(day: TradingDay) {
    this.#day = day;
  }

  print(atMs: number, lots: number, priceHalfTicks: number, isCountable: boolean): void {
    const slot = slotAt(this.#day, atMs);
    add(this.lots, slot, lots);
    add(this.value, slot, lots * priceHalfTicks);
    if (isCountable) add(this.countableLots, slot, lots);
  }

  /** A quote and its duration. Only the part inside the session counts. */
  stand(fromMs: number, toMs: number, bidTicks: number, askTicks: number, depthLots: number): void {
    const { openMs, closeMs } = this.#day;
    const endMs = Math.min(toMs, closeMs);
    let fromHere = Math.max(fromMs, openMs);
    while (fromHere < endMs) {
      const minute = Math.floor((fromHere - openMs) / MINUTE_MS);
      const untilHere = Math.min(endMs, openMs + (minute + 1) * MINUTE_MS);
      this.#standInSlot(minute + 1, untilHere - fromHere, bidTicks, askTicks, depthLots);
      fromHere = untilHere;
    }
  }

  #standInSlot(slot: number, ms: number, bidTicks: number, askTicks: number, depthLots: number): void {
    const mid = bidTicks + askTicks;
    add(this.quotedMs, slot, ms);
    add(this.spreadMs, slot, (askTicks - bidTicks) * ms);
    add(this.midMs, slot, mid * ms);
    add(this.depthMs, slot, depthLots * ms);
    this.highMid[slot] = Math.max(at(this.highMid, slot), mid);
    this.lowMid[slot] = Math.min(at(this.lowMid, slot), mid);
  }
}

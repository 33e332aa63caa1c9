import type { PriceGrid } from '../price-grid.ts';
import { addFloat, floatAt } from '../typed-array.ts';

/** NaN stands for no price yet, because a price may be zero or negative. */
const NONE_YET = Number.NaN;

export type DayFigures = {
  readonly lastTicks: number | null;
  readonly lastLots: number;
  readonly openTicks: number | null;
  readonly highTicks: number | null;
  readonly lowTicks: number | null;
  readonly previousCloseTicks: number;
  readonly dayLots: number;
  readonly dayTurnover: number;
};

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** Converts a day's figures from levels to units. Turnover is always in units. */
export function figuresInUnits(figures: DayFigures, grid: PriceGrid): DayFigures {
  return {
    ...figures,
    lastTicks: grid.orNull(figures.lastTicks),
    openTicks: grid.orNull(figures.openTicks),
    highTicks: grid.orNull(figures.highTicks),
    lowTicks: grid.orNull(figures.lowTicks),
    previousCloseTicks: grid.units(figures.previousCloseTicks),
  };
}

/** Converts a day's figures from units to levels. */
export function figuresInLevels(figures: DayFigures, grid: PriceGrid): DayFigures {
  const level = (units: number | null) => (units === null ? null : grid.level(units));
  return {
    ...figures,
    lastTicks: level(figures.lastTicks),
    openTicks: level(figures.openTicks),
    highTicks: level(figures.highTicks),
    lowTicks: level(figures.lowTicks),
    previousCloseTicks: grid.level(figures.previousCloseTicks),
  };
}

/** The day's statistics by instrument. */
export class DayStatistics {
  readonly #last: Float64Array;
  readonly #lastLots: Float64Array;
  readonly #open: Float64Array;
  readonly #high: Float64Array;
  readonly #low: Float64Array;
  readonly #previousClose: Float64Array;
  readonly #lots: Float64Array;
  readonly #turnover: Float64Array;

  constructor(previousCloses: readonly number[]) {
    const column = () => new Float64Array(previousCloses.length);
    this.#last = column().fill(NONE_YET);
    this.#lastLots = column();
    this.#open = column().fill(NONE_YET);
    this.#high = column().fill(NONE_YET);
    this.#low = column().fill(NONE_YET);
    this.#previousClose = Float64Array.from(previousCloses);
    this.#lots = column();
    this.#turnover = column();
  }

  /** `ticks` is the level and `units` its price. A print off the book counts as volume and sets no price. */
  print(instrument: number, ticks: number, units: number, lots: number, setsPrice: boolean): void {
    addFloat(this.#lots, instrument, lots);
    addFloat(this.#turnover, instrument, units * lots);
    if (setsPrice) this.touch(instrument, ticks, lots);
  }

  /** Records a price and the last trade. */
  touch(instrument: number, ticks: number, lots: number): void {
    this.#last[instrument] = ticks;
    this.#lastLots[instrument] = lots;
    if (Number.isNaN(floatAt(this.#open, instrument))) {
      this.#open[instrument] = ticks;
      this.#high[instrument] = ticks;
      this.#low[instrument] = ticks;
      return;
    }
    if (ticks > floatAt(this.#high, instrument)) this.#high[instrument] = ticks;
    if (ticks < floatAt(this.#low, instrument)) this.#low[instrument] = ticks;
  }

  stretch(instrument: number, lowTicks: number, highTicks: number): void {
    if (Number.isNaN(floatAt(this.#open, instrument))) return;
    this.#high[instrument] = Math.max(floatAt(this.#high, instrument), highTicks);
    this.#low[instrument] = Math.min(floatAt(this.#low, instrument), lowTicks);
  }

  addVolume(instrument: number, lots: number, turnover: number): void {
    addFloat(this.#lots, instrument, lots);
    addFloat(this.#turnover, instrument, turnover);
  }

  /** The last price becomes the previous close, and a new day starts empty. */
  roll(): void {
    for (let instrument = 0; instrument < this.#last.length; instrument += 1) {
      const last = floatAt(this.#last, instrument);
      if (!Number.isNaN(last)) this.#previousClose[instrument] = last;
    }
    for (const column of [this.#open, this.#high, this.#low]) column.fill(NONE_YET);
    this.#lots.fill(0);
    this.#turnover.fill(0);
  }

  figures(instrument: number): DayFigures {
    return {
      lastTicks: orNull(floatAt(this.#last, instrument)),
      lastLots: floatAt(this.#lastLots, instrument),
      openTicks: orNull(floatAt(this.#open, instrument)),
      highTicks: orNull(floatAt(this.#high, instrument)),
      lowTicks: orNull(floatAt(this.#low, instrument)),
      previousCloseTicks: floatAt(this.#previousClose, instrument),
      dayLots: floatAt(this.#lots, instrument),
      dayTurnover: floatAt(this.#turnover, instrument),
    };
  }

  restore(instrument: number, figures: DayFigures): void {
    this.#last[instrument] = figures.lastTicks ?? NONE_YET;
    this.#lastLots[instrument] = figures.lastLots;
    this.#open[instrument] = figures.openTicks ?? NONE_YET;
    this.#high[instrument] = figures.highTicks ?? NONE_YET;
    this.#low[instrument] = figures.lowTicks ?? NONE_YET;
    this.#previousClose[instrument] = figures.previousCloseTicks;
    this.#lots[instrument] = figures.dayLots;
    this.#turnover[instrument] = figures.dayTurnover;
  }
}

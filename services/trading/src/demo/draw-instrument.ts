import type { Rng } from '@meridian/cost-model/sfc32';
import type { Instrument } from '../reference/instrument.ts';
import { pickWeighted, type Weighted } from './draw.ts';

export type InstrumentDraw = {
  /** Any kind of instrument, as often as desks trade it. */
  readonly any: (rng: Rng) => Instrument;
  readonly equityOf: (rng: Rng, country: string) => Instrument;
  readonly countries: Weighted<string>;
};

/** Larger ones trade more often, but less than in proportion. */
function weigh(instruments: readonly Instrument[]): Weighted<Instrument> {
  return instruments.map((instrument) => [
    instrument,
    (instrument.averageDailyLots * instrument.lotSize * Math.max(1, instrument.previousCloseTicks)) ** 0.2,
  ]);
}

const EQUITY_SHARE = 0.7;
const FUTURE_SHARE = 0.21;

export function instrumentDraw(instruments: readonly Instrument[]): InstrumentDraw {
  const equities = instruments.filter(({ assetClass }) => assetClass === 'EQUITY');
  const outrights = weigh(instruments.filter(({ assetClass, legs }) => assetClass === 'FUTURE' && legs === null));
  const spreads = weigh(instruments.filter(({ legs }) => legs !== null));
  const byCountry = Map.groupBy(equities, ({ country }) => country);
  const weighed = new Map([...byCountry].map(([country, own]) => [country, weigh(own)]));
  const countries: Weighted<string> = [...byCountry].map(([country, own]) => [country, own.length]);
  const equityOf = (rng: Rng, country: string) => pickWeighted(rng, weighed.get(country) ?? weigh(equities));
  return {
    countries,
    equityOf,
    any: (rng) => {
      const kind = rng.unit();
      const futures = kind < EQUITY_SHARE + FUTURE_SHARE ? outrights : spreads;
      if (kind < EQUITY_SHARE || futures.length === 0) return equityOf(rng, pickWeighted(rng, countries));
      return pickWeighted(rng, futures);
    },
  };
}

import { cumulativeShare } from '@meridian/cost-model/volume/cumulative-volume';
import { remainingVolume } from '@meridian/cost-model/volume/remaining-volume';
import type { MarketPort } from '../market/market-port.ts';
import type { Instrument } from '../reference/instrument.ts';
import { volumeProfileOf } from '../reference/volume-profiles.ts';
import type { VolumeForecast } from './ports.ts';

const MINUTE_MS = 60_000;

export type ProfileForecastOptions = {
  readonly instruments: readonly Instrument[];
  readonly market: Pick<MarketPort, 'view' | 'day'>;
  readonly nowMs: () => number;
};

/** The usual day's curve, with its size corrected by what has traded today. */
export function profileForecast({ instruments, market, nowMs }: ProfileForecastOptions): VolumeForecast {
  const instrumentAt = (index: number): Instrument => {
    const instrument = instruments[index];
    if (instrument === undefined) throw new Error(`there is no instrument ${index}`);
    return instrument;
  };
  const shareAt = (index: number, atMs: number): number => {
    const minute = (atMs - market.day().openMs) / MINUTE_MS;
    return cumulativeShare(volumeProfileOf(instrumentAt(index)), minute);
  };
  return {
    shareAt,
    expectedDayLots: (index) => {
      const { dayLots } = market.view(index);
      const { remaining } = remainingVolume(instrumentAt(index).averageDailyLots, shareAt(index, nowMs()), dayLots);
      return dayLots + remaining;
    },
  };
}

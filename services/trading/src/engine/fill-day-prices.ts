import { setImmediate as nextLoop } from 'node:timers/promises';
import type { AllFigures } from '../history/recording/day-figures.ts';
import { readFigures } from '../history/recording/recording-blocks.ts';
import { recordingsOf } from '../history/recording/recording-files.ts';
import type { PriceMinute } from '../market/price-minute.ts';
import type { World } from '../world/world.ts';
import type { DayPrices } from './day-prices.ts';

/** Today's recorded prices, and before them what the world knows. Read in the background. */
export async function fillDayPrices(
  prices: DayPrices,
  /** Null without a recording. */
  dir: string | null,
  { market, earlierToday }: Pick<World, 'market' | 'earlierToday'>,
  onProblem: (text: string) => void,
): Promise<void> {
  // A start says first that it takes commands.
  await nextLoop();
  const { date } = market.day();
  try {
    const minutes: PriceMinute[] = [];
    const paths = dir === null ? [] : await recordingsOf(dir, date);
    for (const path of paths) for await (const each of readFigures(path)) minutes.push(minuteOf(each));
    prices.restore(date, minutes);
    prices.restore(date, earlierToday?.(prices.first) ?? []);
  } catch (error) {
    onProblem(
      `the prices of the day so far could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function minuteOf({ atMs, byInstrument }: AllFigures): PriceMinute {
  return { atMs, lastTicks: byInstrument.map(({ lastTicks }) => lastTicks) };
}

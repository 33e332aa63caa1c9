import type { AllFigures } from '../history/recording/day-figures.ts';
import { readFigures } from '../history/recording/recording-blocks.ts';
import { recordingsOf } from '../history/recording/recording-files.ts';
import type { World } from '../world/world.ts';
import type { DayPrices } from './day-prices.ts';

/** What earlier lives of the engine recorded of today; read beside the trading, which does not wait for it. */
export async function fillDayPrices(
  prices: DayPrices,
  dir: string,
  { market }: Pick<World, 'market'>,
  onProblem: (text: string) => void,
): Promise<void> {
  const { date } = market.day();
  try {
    const figures: AllFigures[] = [];
    for (const path of await recordingsOf(dir, date)) for await (const each of readFigures(path)) figures.push(each);
    prices.restore(date, figures);
  } catch (error) {
    onProblem(
      `the prices of the day so far could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

import { open } from 'node:fs/promises';
import type { ReplayBookData, ReplayBookLevel } from '@meridian/protocol/live/replay-commands';
import { priceOrNull } from '../../kernel/price-units.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { readRecords, type Records } from '../recording/market-records.ts';
import { recordsAt } from '../recording/recording-blocks.ts';
import { recordedFiles } from './market-page.ts';
import type { RecordingIndex } from './recording-index.ts';

export type BookQuery = {
  readonly instrument: Pick<Instrument, 'index' | 'tickSize' | 'lotSize'>;
  readonly firstDate: string;
  readonly atMs: number;
};

export const NO_BOOK: ReplayBookData = { at_ms: null, levels: [] };

/** A book that is older says nothing of the moment. */
const MAX_AGE_MS = 15_000;
/** Seconds before the moment in which the book is looked for. */
const LOOK_BACK_BLOCKS = 20;

/** The book that was recorded last before a moment, if it is recent. */
export async function readBookAt(dir: string, index: RecordingIndex, query: BookQuery): Promise<ReplayBookData> {
  for (const path of (await recordedFiles(dir, query.firstDate)).toReversed()) {
    const file = await open(path, 'r');
    try {
      const places = (await index.places(path, file)).filter(({ baseMs }) => baseMs <= query.atMs);
      for (const place of places.slice(-LOOK_BACK_BLOCKS).toReversed()) {
        const records = await recordsAt(file, place);
        const found = records === null ? null : bookIn(records, query);
        if (found !== null) return found;
      }
    } finally {
      await file.close();
    }
  }
  return NO_BOOK;
}

function bookIn(records: Records, { instrument, atMs }: BookQuery): ReplayBookData | null {
  const { index, tickSize, lotSize } = instrument;
  let found: { readonly at_ms: number; readonly levels: ReplayBookLevel[] } | null = null;
  readRecords(records, {
    quote: () => undefined,
    trade: () => undefined,
    level: (of, seenMs, { level, bidTicks, askTicks, bidLots, askLots }) => {
      if (of !== index || seenMs > atMs || seenMs < atMs - MAX_AGE_MS) return;
      if (level === 0) found = { at_ms: seenMs, levels: [] };
      if (bidTicks === null && askTicks === null) return;
      found?.levels.push({
        bid: priceOrNull(bidTicks, tickSize),
        bid_size: bidLots * lotSize,
        ask: priceOrNull(askTicks, tickSize),
        ask_size: askLots * lotSize,
      });
    },
  });
  return found;
}

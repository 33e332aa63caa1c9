import { MarketRecorder, type MarketRecorderOptions } from './market-recorder.ts';

/** What a killed engine may lose of the market. */
const FLUSH_EVERY_MS = 1_000;

/** Records from now on, until it is closed. */
export function startRecorder(options: MarketRecorderOptions): { close(): Promise<void> } {
  const recorder = new MarketRecorder(options);
  const flushing = setInterval(() => recorder.flush(), FLUSH_EVERY_MS);
  return {
    close: async () => {
      clearInterval(flushing);
      await recorder.close();
    },
  };
}

import { MarketRecorder, type MarketRecorderOptions } from './market-recorder.ts';

/** What a killed engine may lose of the market. */
const FLUSH_EVERY_MS = 1_000;

export type RunningRecorder = {
  /** Writes down what was seen so far. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** Records from now on, until it is closed. */
export function startRecorder(options: MarketRecorderOptions): RunningRecorder {
  const recorder = new MarketRecorder(options);
  const flushing = setInterval(() => recorder.flush(), FLUSH_EVERY_MS);
  return {
    settle: () => recorder.settle(),
    close: async () => {
      clearInterval(flushing);
      await recorder.close();
    },
  };
}

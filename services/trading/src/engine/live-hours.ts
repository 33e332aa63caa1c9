import { randomIndex, seededRng } from '@meridian/cost-model/sfc32';
import type { UnlivedHours } from '../world/world.ts';
import type { Engine } from './engine.ts';
import type { EngineClock } from './engine-clock.ts';
import type { HeldRecords } from './held-records.ts';
import { STEP_MS } from './stepping.ts';

/** One to three seconds a step, each another: orders are sent and answered in steps, and their times should not be even. */
const MIN_STEP_BEATS = 40;
const SPREAD_BEATS = 80;

/** The recording takes no more than this at a time. */
const SETTLE_EVERY_MS = 30_000;

export type LiveHoursOptions = {
  readonly engine: Pick<Engine, 'kernel' | 'pass'>;
  readonly clock: EngineClock;
  readonly held: HeldRecords;
  readonly unlived: UnlivedHours;
  /** Writes down what was recorded of the market so far. */
  readonly settleRecording: () => Promise<void>;
};

/** Lives the hours before a first start as any others, only faster: with its world, its rules and its clients. */
export async function liveHours({ engine, clock, held, unlived, settleRecording }: LiveHoursOptions): Promise<void> {
  const rng = seededRng('earlier hours', String(unlived.fromMs));
  let settledMs = clock.nowMs();
  for (let beat = 0; clock.behindMs > 0; ) {
    const beats = MIN_STEP_BEATS + randomIndex(rng, SPREAD_BEATS);
    beat += beats;
    clock.set(clock.nowMs() + beats * STEP_MS);
    engine.pass(beat);
    await engine.kernel.drain();
    if (clock.nowMs() - settledMs < SETTLE_EVERY_MS) continue;
    settledMs = clock.nowMs();
    await settleRecording();
  }
  unlived.end();
  await engine.kernel.drain();
  await held.release();
  clock.letGo();
}

import type { UnlivedHours } from '../world/world.ts';
import type { Engine } from './engine.ts';
import type { EngineClock } from './engine-clock.ts';
import type { HeldRecords } from './held-records.ts';
import { STEP_MS } from './stepping.ts';

/** Beats of one step. Child orders are sent and answered in steps, so a longer one would show in their times. */
const BEATS_A_STEP = 80;

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
  const stepMs = BEATS_A_STEP * STEP_MS;
  let settledMs = clock.nowMs();
  for (let beat = BEATS_A_STEP; clock.behindMs >= stepMs; beat += BEATS_A_STEP) {
    clock.set(clock.nowMs() + stepMs);
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

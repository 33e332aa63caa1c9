import { runEngine } from '../../../engine/run-engine.ts';
import { openSimulatedWorld } from '../../../worlds/simulated/simulated-world.ts';

/** What the engine's process is started with. */
export type LivedEngineJob = {
  readonly databaseUrl: string;
  readonly historyDir: string;
  /** The initial time. */
  readonly startMs: number;
};

/** Time step per loop, so that a slow machine runs the same day, only longer. */
export type LivedEnginePace = number;

const TURN_MS = 25;
const FIRST_PACE_MS: LivedEnginePace = 1_000;

/** A process of its own with an engine that lives fast, to be killed at any moment. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests are the only ones who start it.
const { startMs, ...where } = JSON.parse(process.argv[2] ?? '') as LivedEngineJob;
let clockMs = startMs;
let paceMs = FIRST_PACE_MS;

const engine = await runEngine({
  job: { ...where, serverTimeZone: 'UTC', world: { seed: 1, clients: { orders: 60, rate: 1 } } },
  openWorld: openSimulatedWorld,
  nowMs: () => clockMs,
  post: (news) => {
    if (news.kind === 'rows') setImmediate(() => engine.hear({ kind: 'rows-taken' }));
  },
  onStopped: (error) => {
    throw error;
  },
});
setInterval(() => {
  clockMs += paceMs;
}, TURN_MS);
process.on('message', (pace: LivedEnginePace) => {
  paceMs = pace;
});
// Nobody is left to live for.
process.on('disconnect', () => process.exit());

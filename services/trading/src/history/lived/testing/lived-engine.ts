import { runEngine } from '../../../engine/run-engine.ts';

/** What the engine's process is started with. */
export type LivedEngineJob = {
  readonly databaseUrl: string;
  readonly historyDir: string;
  /** The time that it takes for now, and how much faster than the wall's its clock runs. */
  readonly startMs: number;
  readonly speed: number;
};

/** A process of its own with an engine that lives fast, to be killed at any moment. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests are the only ones who start it.
const { startMs, speed, ...where } = JSON.parse(process.argv[2] ?? '') as LivedEngineJob;
const beganMs = performance.now();
const nowMs = (): number => Math.floor(startMs + speed * (performance.now() - beganMs));

const engine = await runEngine({
  job: { ...where, seed: 1, serverTimeZone: 'UTC', demo: { orders: 60, rate: 1 } },
  nowMs,
  post: (news) => {
    if (news.kind === 'rows') setImmediate(() => engine.hear({ kind: 'rows-taken' }));
  },
  onStopped: (error) => {
    throw error;
  },
});
// Nobody is left to live for.
process.on('disconnect', () => process.exit());

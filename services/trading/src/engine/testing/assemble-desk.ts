import { Kernel } from '../../kernel/kernel.ts';
import type { AlgoRunner, LimitsOf } from '../../kernel/ports.ts';
import { recoverState } from '../../kernel/recovery/recover-state.ts';
import { rowContextOf } from '../../kernel/rows/kernel-rows.ts';
import type { Journal } from '../../kernel/store/journal.ts';
import { DEMO_CONFIGURATION } from '../../demo/routing/demo-configuration.ts';
import { ArmBeliefs } from '../../routing/arm-beliefs.ts';
import type { World } from '../../world/world.ts';
import { DeskExperience } from '../desk-experience.ts';
import { deskSetup } from '../desk-setup.ts';

export type AssembleOptions = {
  readonly world: Pick<World, 'origin' | 'reference' | 'market' | 'venue' | 'connections' | 'fx'>;
  readonly limitsOf: LimitsOf;
  readonly journal: Journal;
  readonly nowMs: () => number;
  /** Wraps the algorithms, for whoever watches them. */
  readonly algosOf?: (algos: AlgoRunner) => AlgoRunner;
};

const configuration = () => DEMO_CONFIGURATION;

/** A kernel to be started, with everything that it decides with and without a database. */
export async function assembleDesk(options: AssembleOptions) {
  const { world, limitsOf, journal, nowMs, algosOf } = options;
  const { market, venue } = world;
  const { instruments, venues } = world.reference;
  const beliefs = new ArmBeliefs();
  const accounts = { has: () => true };
  const { kernel: setup, ...desk } = deskSetup({ world, limitsOf, accounts, beliefs, configuration, nowMs });
  const failures: unknown[] = [];
  const kernel = new Kernel({
    ...setup,
    ...(algosOf !== undefined && { algos: algosOf(setup.algos) }),
    market,
    venue,
    journal,
    snapshots: null,
    recovered: await recoverState({ journal, snapshots: null }),
    onStopped: (error) => failures.push(error),
    onProblem: (problem) => failures.push(problem),
  });
  const kinds = new Map(venues.map(({ mic, kind }) => [mic, kind]));
  const experience = new DeskExperience({
    ...desk,
    beliefs,
    kindOf: (mic) => kinds.get(mic) ?? null,
    market,
  });
  kernel.subscribe((committed) => experience.see(committed, nowMs()));
  const { fx, forecast } = setup;
  const context = rowContextOf({ kernel, market, instruments, fx, forecast, brokerOf: desk.brokerOf, nowMs });
  return { kernel, experience, context, configuration, failures };
}

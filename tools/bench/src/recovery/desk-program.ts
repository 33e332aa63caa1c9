import type { DeskJob } from './desk-messages.ts';
import { prepareEngine } from '@meridian/trading/engine/engine-thread';
import { simulatedWorld } from '@meridian/trading/worlds/simulated/simulated-choice';

/** A trading desk in a process of its own, which tells how its start goes and then runs until it is killed. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- desk-process.ts is the only one who starts it.
const { databaseUrl, clients } = JSON.parse(process.argv[2] ?? '') as DeskJob;
process.on('disconnect', () => process.exit());

// As the product does: the engine's thread loads its program and reads the database while this one loads the rest.
const world = simulatedWorld({ seed: 1, clients });
const prepared = prepareEngine(world.worker);
const job = { databaseUrl, serverTimeZone: 'UTC' };
prepared.recover({ ...job, world: world.settings });
const { runDesk } = await import('./run-desk.ts');
await runDesk({ job, world, prepared });

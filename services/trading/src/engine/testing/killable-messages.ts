import type { KernelCommand, KernelUser } from '../../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../../kernel/state/command-answers.ts';
import type { ClientsScale } from '../../worlds/simulated/clients-scale.ts';
import type { EngineStarted } from '../engine-messages.ts';

/** What the engine's process is started with. */
export type KillableJob = {
  readonly databaseUrl: string;
  readonly seed: number;
  readonly clients: ClientsScale;
  /** Every child order is written here before it is sent, whatever happens to the process. */
  readonly venueLog: string;
  readonly snapshotEveryEvents: number;
};

export type ToKillable =
  | { readonly kind: 'command'; readonly command: KernelCommand; readonly user: KernelUser }
  /** Somebody saved a strategy, a group or a setting. */
  | { readonly kind: 'routing-changed' }
  /** Asks which orders the topics show. */
  | { readonly kind: 'look' }
  | { readonly kind: 'close' };

export type FromKillable =
  | { readonly kind: 'started'; readonly started: EngineStarted }
  | { readonly kind: 'answer'; readonly commandId: string; readonly answer: CommandAnswer }
  | { readonly kind: 'shown'; readonly orderIds: readonly number[] }
  | { readonly kind: 'problem'; readonly text: string };

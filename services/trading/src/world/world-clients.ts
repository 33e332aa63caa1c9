import type { KernelState } from '../kernel/state/kernel-state.ts';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import type { DeskAccount } from '../reference/desk-account.ts';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';

/** The desk as a client sees it. */
export type ClientsDesk = {
  readonly published: KernelState;
  readonly submit: (command: KernelCommand, user: KernelUser, reply: (answer: CommandAnswer) => void) => void;
  readonly accounts: readonly DeskAccount[];
  readonly configuration: () => RoutingConfiguration;
};

/** Starts the clients. `tick` sends the orders that are due. */
export type WorldClients = (desk: ClientsDesk) => { tick(): void };

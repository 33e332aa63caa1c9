import type { KernelState } from '../kernel/state/kernel-state.ts';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import type { DeskAccount } from '../reference/desk-account.ts';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';

/** The desk as somebody sees it who sends it orders. */
export type ClientsDesk = {
  readonly published: KernelState;
  readonly submit: (command: KernelCommand, user: KernelUser, reply: (answer: CommandAnswer) => void) => void;
  readonly accounts: readonly DeskAccount[];
  readonly configuration: () => RoutingConfiguration;
};

/** Begins to send orders; `tick` does what is due. */
export type WorldClients = (desk: ClientsDesk) => { tick(): void };

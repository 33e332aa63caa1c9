import type { Command } from '@meridian/protocol/live/commands';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { KernelUser } from '../../kernel/commands/kernel-command.ts';

/** What is asked before anything is sent; it changes nothing. */
export type TradeQuestion = Extract<Command, { readonly name: `trade.${string}` }>;

/** Whoever asks, with what decides how much he is told. */
export type AskingUser = KernelUser & Pick<User, 'market_data_permit' | 'market_impact_permit'>;

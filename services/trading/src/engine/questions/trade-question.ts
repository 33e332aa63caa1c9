import type { Command } from '@meridian/protocol/live/commands';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { KernelUser } from '../../kernel/commands/kernel-command.ts';

/** A query before anything is sent. It changes nothing. */
export type TradeQuestion = Extract<Command, { readonly name: `trade.${string}` }>;

/** The asking user with the permissions that limit the answer. */
export type AskingUser = KernelUser & Pick<User, 'market_data_permit' | 'market_impact_permit'>;

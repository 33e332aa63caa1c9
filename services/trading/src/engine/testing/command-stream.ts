import { seededRng } from '@meridian/cost-model/sfc32';
import type { DeskAccount } from '../../reference/desk-account.ts';
import type { ArgsOf, KernelCommand, KernelUser } from '../../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../../kernel/state/command-answers.ts';

export const STREAM_USER_ID = 77;

const STRATEGIES = ['vwap', 'twap', 'pov', 'Staging'] as const;
const SYMBOLS = ['AAPL', 'MSFT', 'NVDA', 'AMZN'] as const;

type Sent = { readonly command: KernelCommand; answer: CommandAnswer | null };

/** A user who sends commands endlessly, records every answer, and repeats unanswered ones. */
export class CommandStream {
  readonly #user: KernelUser;
  readonly #accounts: readonly DeskAccount[];
  readonly #random = seededRng(1, 'command stream');
  readonly #sent = new Map<string, Sent>();
  readonly #orderIds: number[] = [];

  constructor(accounts: readonly DeskAccount[]) {
    this.#accounts = accounts;
    this.#user = {
      id: STREAM_USER_ID,
      email_id: 'stream@test.local',
      trader_id: 'STR',
      organisation: 'Test',
      are_actions_permitted: true,
      is_admin: false,
      data_permissions: { accounts: accounts.map(({ account }) => account), alloc_accounts: [] },
    };
  }

  get user(): KernelUser {
    return this.#user;
  }

  /** The orders that were acknowledged. */
  get orderIds(): readonly number[] {
    return this.#orderIds;
  }

  get sentCount(): number {
    return this.#sent.size;
  }

  acknowledged(): readonly (readonly [commandId: string, answer: CommandAnswer])[] {
    return Array.from(this.#sent).flatMap(([id, { answer }]) => (answer === null ? [] : [[id, answer] as const]));
  }

  unanswered(): readonly KernelCommand[] {
    return Array.from(this.#sent.values()).flatMap(({ command, answer }) => (answer === null ? [command] : []));
  }

  next(): KernelCommand {
    const command = this.#draw(`c${this.#sent.size + 1}`);
    this.#sent.set(command.id, { command, answer: null });
    return command;
  }

  /** A repeated command must get its first answer. Reports anything else. */
  hear(commandId: string, answer: CommandAnswer): string | null {
    const sent = this.#sent.get(commandId);
    if (sent === undefined) return `an answer to ${commandId}, which was never sent`;
    if (sent.answer !== null) {
      const isSame = JSON.stringify(sent.answer) === JSON.stringify(answer);
      return isSame ? null : `two answers to ${commandId}: ${sent.answer.message} / ${answer.message}`;
    }
    sent.answer = answer;
    const id = answer.ok && sent.command.name === 'order.new' ? answer.rows[0]?.parent_order_numeric_id : null;
    if (typeof id === 'number') this.#orderIds.push(id);
    return null;
  }

  #draw(id: string): KernelCommand {
    const chance = this.#random.unit();
    const order = this.#orderIds[Math.floor(this.#random.unit() * this.#orderIds.length)];
    if (chance < 0.6 || order === undefined) return { id, name: 'order.new', args: this.#newOrder(id) };
    const args = { parent_order_numeric_ids: [order] };
    if (chance < 0.7) return { id, name: 'order.pause', args };
    if (chance < 0.8) return { id, name: 'order.resume', args };
    if (chance < 0.9) return { id, name: 'order.modify', args: { ...args, order_qty: 100 * this.#whole(10, 400) } };
    return { id, name: 'order.cancel', args };
  }

  #newOrder(id: string): ArgsOf<'order.new'> {
    const owner = this.#accounts[this.#whole(0, this.#accounts.length - 1)];
    if (owner === undefined) throw new Error('there are no accounts');
    return {
      client_order_id: `stream-${id}`,
      strat: STRATEGIES[this.#whole(0, STRATEGIES.length - 1)] ?? 'vwap',
      account: owner.account,
      alloc_account: owner.alloc_accounts[0] ?? '',
      exchange_symbol: SYMBOLS[this.#whole(0, SYMBOLS.length - 1)] ?? 'AAPL',
      asset_class: 'EQUITY',
      order_side: this.#random.unit() < 0.5 ? 'BUY' : 'SELL',
      order_type: 'MARKET',
      order_qty: 100 * this.#whole(10, 400),
      end_time: '+10',
      override_reason: 'Drawn by lot',
    };
  }

  #whole(from: number, to: number): number {
    return from + Math.floor(this.#random.unit() * (to - from + 1));
  }
}

import { formatQuantity } from '@meridian/domain/number-format';
import { BudgetsByOwner } from '@meridian/service-kit/budgets-by-owner';
import type { KernelCommand } from '../kernel/commands/kernel-command.ts';

export type TextRefusal = { readonly message: string; readonly retryAfterSeconds: number | null };

/** A desk writes some notes a minute, and now and then one on all its orders. */
const BYTES_A_MINUTE = 1_000_000;
/** What the journal keeps of an order beside the text: the user, the time and the market of that moment. */
const BYTES_AN_ORDER = 250;

/** The bytes that notes and changes of each user bring into the journal, where they stay for ever. */
export class TextBudget {
  readonly #budgets: BudgetsByOwner;

  constructor(nowMs: () => number) {
    this.#budgets = new BudgetsByOwner({ burst: BYTES_A_MINUTE, perSecond: BYTES_A_MINUTE / 60, nowMs });
  }

  /** Null when it fits. A text on many orders is kept with each of them. */
  refusalOf(command: KernelCommand, userId: number): TextRefusal | null {
    if (command.name !== 'order.note' && command.name !== 'order.modify') return null;
    const { parent_order_numeric_ids, ...text } = command.args;
    const orders = new Set(parent_order_numeric_ids).size;
    const bytes = orders * (BYTES_AN_ORDER + Buffer.byteLength(JSON.stringify(text)));
    const most = `At most ${kilobytes(BYTES_A_MINUTE)} of notes and changes a minute are taken from you`;
    if (bytes > BYTES_A_MINUTE) {
      const size = `this text on ${formatQuantity(orders)} orders is ${kilobytes(bytes)}`;
      return { message: `${most}; ${size}. Shorten the text or choose fewer orders.`, retryAfterSeconds: null };
    }
    const share = this.#budgets.take(userId, bytes);
    if (share.kind === 'taken') return null;
    const { retryAfterSeconds } = share;
    return { message: `${most}. Try again in ${retryAfterSeconds} s.`, retryAfterSeconds };
  }
}

function kilobytes(bytes: number): string {
  return `${formatQuantity(Math.ceil(bytes / 1_000))} kB`;
}

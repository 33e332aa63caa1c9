import { reasonProblem } from '@meridian/domain/order-checks/override-text';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { type BasketLine, isSendable, isTaken, lineState } from './basket-line.ts';

export type BasketSettings = {
  readonly listName: string;
  readonly account: string;
  readonly allocAccount: string;
  readonly strat: StrategyName;
  /** The end of rows without one, as a time code. Blank is the strategy's own. */
  readonly end?: string;
  /** One bad row keeps all of them back, or each stands for itself. */
  readonly accept: 'whole' | 'rows';
  /** Why warnings are overridden. */
  readonly reason: string;
};

const MAX_NAME = 64;

/** What is still missing before the rows that are not sent yet can go; null when nothing is. */
export function blockerOf(open: readonly BasketLine[], settings: BasketSettings): string | null {
  const states = open.map(lineState);
  const sendable = open.filter(isSendable).length;
  const checking = states.filter((state) => state === 'checking').length;
  const bad = open.length - sendable - checking;
  const name = settings.listName.trim();
  if (checking > 0) return `Checking ${rowsText(checking)}`;
  if (settings.accept === 'whole' && bad > 0) return `Fix or exclude ${rowsText(bad)}, or send row by row`;
  if (sendable === 0) return 'No row is OK: fix one to send';
  if (name === '') return 'Enter a list name';
  if (name.length > MAX_NAME) return `The list name has at most ${MAX_NAME} characters`;
  const warned = states.filter((state) => state === 'warned').length;
  return warned > 0 ? reasonProblem(settings.reason, warned) : null;
}

/** What became of a list that has no open row: staged orders are not in the market. */
export function nothingOpenText(lines: readonly BasketLine[]): string {
  const taken = lines.filter(isTaken);
  const staged = taken.filter((line) => lineState(line) === 'staged').length;
  if (taken.length === 0) return 'All rows are excluded';
  if (staged === 0) return 'All orders are sent';
  if (staged === taken.length) return 'Staged, not sent: nothing is in the market. Open Send staged to send';
  return staged === 1
    ? '1 order is staged, not sent. Open Send staged to send it'
    : `${staged.toLocaleString('en-US')} orders are staged, not sent. Open Send staged to send them`;
}

function rowsText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;
}

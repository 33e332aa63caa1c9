import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { type BasketLine, isSendable, lineState } from './basket-line.ts';

export type BasketSettings = {
  readonly listName: string;
  readonly account: string;
  readonly allocAccount: string;
  readonly strat: StrategyName;
  /** One bad row keeps all of them back, or each stands for itself. */
  readonly accept: 'whole' | 'rows';
  /** Why warnings do not hold. */
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
  if (open.length === 0) return 'All orders of the list are sent.';
  if (checking > 0) return `Checking ${rowsText(checking)}.`;
  if (settings.accept === 'whole' && bad > 0) return `Mend ${rowsText(bad)}, or send row by row.`;
  if (sendable === 0) return 'No row can be sent as it is.';
  if (name === '') return 'Give the list a name.';
  if (name.length > MAX_NAME) return `A list's name has at most ${MAX_NAME} characters.`;
  return states.includes('warned') && settings.reason.trim() === '' ? 'Say why the warnings do not hold.' : null;
}

function rowsText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;
}

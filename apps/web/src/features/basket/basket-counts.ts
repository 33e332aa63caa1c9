import { reasonProblem } from '@meridian/domain/order-checks/override-text';
import { type BasketLine, lineState } from './basket-line.ts';

/** Every row of a basket is counted once, so that the numbers on the screen add up. */
export type BasketCounts = {
  readonly rows: number;
  readonly ok: number;
  /** Bad rows, and those with warnings that nobody has given a reason for. */
  readonly attention: number;
  readonly excluded: number;
  readonly checking: number;
  /** Accepted, but not in the market. */
  readonly staged: number;
  readonly sent: number;
};

export type CountedAs = Exclude<keyof BasketCounts, 'rows'>;

export function countedAs(line: BasketLine, hasReason: boolean): CountedAs {
  switch (lineState(line)) {
    case 'accepted':
      return 'sent';
    case 'staged':
      return 'staged';
    case 'excluded':
      return 'excluded';
    case 'checking':
      return 'checking';
    case 'good':
      return 'ok';
    case 'warned':
      return hasReason ? 'ok' : 'attention';
    case 'bad':
    default:
      return 'attention';
  }
}

export function basketCounts(lines: readonly BasketLine[], reason: string): BasketCounts {
  const counts = { rows: lines.length, ok: 0, attention: 0, excluded: 0, checking: 0, staged: 0, sent: 0 };
  const hasReason = reasonProblem(reason, 1) === null;
  for (const line of lines) counts[countedAs(line, hasReason)] += 1;
  return counts;
}

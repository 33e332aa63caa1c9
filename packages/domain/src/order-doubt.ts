import { formatQuantity } from './number-format.ts';

/** What may still fill at a destination that has not answered, in shares or contracts. */
export type DoubtAt = { readonly destination: string; readonly quantity: number };

/** Child orders whose venue has not confirmed their state. */
export type OrderDoubt = {
  readonly count: number;
  /** The venue's time to answer has passed, so a person must decide. */
  readonly isOverdue: boolean;
  /** Empty where nothing firm is in doubt. */
  readonly at: readonly DoubtAt[];
  /** A leg of a spread is in doubt, so nothing more is sent. Otherwise the rest of the order is worked. */
  readonly isStopped: boolean;
};

/** How much is in doubt and where, and what happens meanwhile, as one text for all screens. */
export function doubtText({ count, isOverdue, at, isStopped }: OrderDoubt): string {
  const children = count === 1 ? '1 child order is' : `${count} child orders are`;
  const silence = isOverdue ? ' and the venue does not answer' : '';
  const held = at.map(({ destination, quantity }) => `, ${formatQuantity(quantity)} at ${destination}`).join('');
  const them = count === 1 ? 'it' : 'them';
  const next = isOverdue
    ? `decide whether to treat ${them} as cancelled or to wait`
    : 'reserved until the venue answers';
  const rest = isStopped ? 'nothing more is sent meanwhile' : 'the rest is worked elsewhere';
  return `${children} in doubt${silence}${held}: ${next}; ${rest}`;
}

const DOUBT = /^(\d+) child orders? (?:is|are) in doubt( and the venue does not answer)?((?:, [\d,]+ at [^:]+)?):/;

/** Reads from an order's diagnostic text how much is in doubt. Null for any other text. */
export function readDoubt(diagnostic: string | null): DoubtRead | null {
  const found = diagnostic === null ? null : DOUBT.exec(diagnostic);
  if (found === null) return null;
  const [, count, silence, held = ''] = found;
  const quantities = held.matchAll(/, ([\d,]+) at /g);
  let quantity = 0;
  for (const [, text = ''] of quantities) quantity += Number(text.replaceAll(',', ''));
  return { count: Number(count), isOverdue: silence !== undefined, quantity };
}

export type DoubtRead = Pick<OrderDoubt, 'count' | 'isOverdue'> & { readonly quantity: number };

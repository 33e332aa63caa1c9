/** Child orders whose venue has not confirmed their state. */
export type OrderDoubt = {
  readonly count: number;
  /** The venue's time to answer has passed, so a person must decide. */
  readonly isOverdue: boolean;
};

/** Why nothing is sent for an order, as one text for all screens. */
export function doubtText({ count, isOverdue }: OrderDoubt): string {
  const children = count === 1 ? '1 child order is' : `${count} child orders are`;
  const them = count === 1 ? 'it' : 'them';
  if (!isOverdue) return `${children} in doubt: nothing more is sent until the venue says what became of ${them}`;
  return `${children} in doubt and the venue does not answer: decide whether to treat ${them} as cancelled or to wait`;
}

const DOUBT = /^(\d+) child orders? (?:is|are) in doubt( and the venue does not answer)?:/;

/** Reads the doubt from an order's diagnostic text. Null for any other text. */
export function readDoubt(diagnostic: string | null): OrderDoubt | null {
  const found = diagnostic === null ? null : DOUBT.exec(diagnostic);
  return found === null ? null : { count: Number(found[1]), isOverdue: found[2] !== undefined };
}

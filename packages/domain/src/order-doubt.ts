/** Child orders whose venue has not said what became of them. */
export type OrderDoubt = {
  readonly count: number;
  /** The venue had its time to answer: a person decides. */
  readonly isOverdue: boolean;
};

/** Why nothing is sent for an order, wherever it is read. */
export function doubtText({ count, isOverdue }: OrderDoubt): string {
  const children = count === 1 ? '1 child order is' : `${count} child orders are`;
  const them = count === 1 ? 'it' : 'them';
  if (!isOverdue) return `${children} in doubt: nothing more is sent until the venue says what became of ${them}`;
  return `${children} in doubt and the venue does not answer: decide whether to treat ${them} as cancelled or to wait`;
}

const DOUBT = /^(\d+) child orders? (?:is|are) in doubt( and the venue does not answer)?:/;

/** The doubt that an order's diagnostic tells of; null where it tells of something else. */
export function readDoubt(diagnostic: string | null): OrderDoubt | null {
  const found = diagnostic === null ? null : DOUBT.exec(diagnostic);
  return found === null ? null : { count: Number(found[1]), isOverdue: found[2] !== undefined };
}

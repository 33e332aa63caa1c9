const HELD = 'Change held for review: ';

/** On the row of an order whose modification waits for another person; the order goes on as it was. */
export function heldChangeText(reason: string): string {
  return `${HELD}${reason}`;
}

/** Whether a modification of the order waits for a review, as its row says. */
export function hasHeldChange(diagnosticInfo: string | null | undefined): boolean {
  return diagnosticInfo?.startsWith(HELD) === true;
}

/** What keeps an order with warnings from being sent. */
export function reasonNeeded(warnings: number): string {
  return `Enter a reason to override ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`;
}

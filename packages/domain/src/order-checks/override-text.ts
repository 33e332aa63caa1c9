/** The text that asks for a reason to override. */
export function reasonNeeded(warnings: number): string {
  return `Enter a reason to override ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`;
}

/** The compiler proves that nobody comes here; data that was never checked could. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}

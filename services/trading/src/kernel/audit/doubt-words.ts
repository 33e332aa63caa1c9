/** Why nothing is sent for an order, wherever it is read. */
export function doubtWords(count: number): string {
  const children = count === 1 ? '1 child order is' : `${count} child orders are`;
  return `${children} in doubt: nothing more is sent until the venue says what became of ${count === 1 ? 'it' : 'them'}`;
}

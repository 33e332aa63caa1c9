/** `1 order`, `1,204 orders`. */
export function ordersText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`;
}

/** `1 stuck order`, `5 stuck orders` */
export function ordersText(count: number): string {
  return `${count.toLocaleString('en-US')} stuck ${count === 1 ? 'order' : 'orders'}`;
}

/** Removes numbers that reveal the market price: the distance of a limit and the value of an order. */
export function withoutMarketNumbers(text: string): string {
  return text
    .replace(/[\d.,]+(?:%| spreads?| ticks?) (above|below) the market/gu, '$1 the market')
    .replace(/\$[\d.,]+[KMBTPE]? is above/gu, 'The order is worth more than');
}

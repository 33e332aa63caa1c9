/**
 * What a check says, without the numbers from which the market's price can be worked out: how far a limit is from it,
 * and what an order is worth at it.
 */
export function withoutMarketNumbers(text: string): string {
  return text
    .replace(/[\d.,]+(?:%| spreads?| ticks?) (above|below) the market/gu, '$1 the market')
    .replace(/\$[\d.,]+[KMBTPE]? is above/gu, 'The order is worth more than');
}

/** Removes numbers that reveal the market price: the distance of a limit, the value of an order and its share of a volume. */
export function withoutMarketNumbers(text: string): string {
  return text
    .replace(/[\d.,]+(?:%| spreads?| ticks?) (above|below) the market/gu, '$1 the market')
    .replace(/[\d.,]+% of the volume expected/gu, 'its share of the volume expected')
    .replace(/\$[\d.,]+[KMBTPE]? is above/gu, 'The order is worth more than');
}

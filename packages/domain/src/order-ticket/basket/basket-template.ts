import { BASKET_COLUMNS } from './basket-columns.ts';

const EXAMPLES = [
  ['AAPL', 'BUY', '1,000', 'MARKET', '', 'VWAP', '', '', '', '', 'DAY', '', '', ''],
  ['MSFT', 'SELL', '500', 'LIMIT', '430.10', 'POV', '10', '-1', '0', '15', 'DAY', '', '', ''],
];

/** A template file with every column and one order of each type. */
export function basketTemplate(): string {
  const lines = [BASKET_COLUMNS.map(({ label }) => label), ...EXAMPLES];
  return `${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function quoted(value: string): string {
  return value.includes(',') ? `"${value}"` : value;
}

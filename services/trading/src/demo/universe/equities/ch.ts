import type { EquityRow } from './equity-row.ts';

export const CH_EQUITIES: readonly EquityRow[] = [
  ['NESN', 'Nestle', 'Consumer', 79.42, 4_300, 1.0],
  ['NOVN', 'Novartis', 'Health care', 91.68, 3_500, 1.1],
  ['ROG', 'Roche Holding', 'Health care', 256.3, 1_200, 1.2],
  ['UBSG', 'UBS Group', 'Financials', 27.94, 6_200, 1.6],
  ['ZURN', 'Zurich Insurance', 'Financials', 541.8, 240, 0.9],
  ['ABBN', 'ABB', 'Industrials', 49.83, 2_700, 1.5],
  ['CFR', 'Richemont', 'Consumer', 123.7, 1_000, 1.9],
  ['SREN', 'Swiss Re', 'Financials', 125.9, 720, 1.2],
  ['HOLN', 'Holcim', 'Materials', 89.56, 1_100, 1.2],
  ['LONN', 'Lonza Group', 'Health care', 528.4, 170, 1.6],
  ['SIKA', 'Sika', 'Materials', 231.6, 330, 1.5],
  ['GIVN', 'Givaudan', 'Materials', 3_872.0, 15, 1.2],
  ['ALC', 'Alcon', 'Health care', 76.14, 880, 1.3],
  ['SCMN', 'Swisscom', 'Communication', 513.5, 95, 0.8],
  ['LOGN', 'Logitech International', 'Technology', 72.08, 540, 1.9],
];

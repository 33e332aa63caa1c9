import type { EquityRow } from './equity-row.ts';

export const CA_EQUITIES: readonly EquityRow[] = [
  ['RY', 'Royal Bank of Canada', 'Financials', 173.2, 3_900, 1.0],
  ['TD', 'Toronto-Dominion Bank', 'Financials', 78.6, 8_200, 1.1],
  ['SHOP', 'Shopify Inc.', 'Technology', 148.3, 2_700, 3.1],
  ['ENB', 'Enbridge Inc.', 'Energy', 58.9, 9_700, 0.9],
  ['CNQ', 'Canadian Natural Resources', 'Energy', 47.4, 8_900, 1.8],
  ['BMO', 'Bank of Montreal', 'Financials', 131.4, 2_300, 1.1],
  ['BNS', 'Bank of Nova Scotia', 'Financials', 74.9, 5_400, 1.0],
  ['CP', 'Canadian Pacific Kansas City', 'Industrials', 105.7, 1_900, 1.2],
  ['CNR', 'Canadian National Railway', 'Industrials', 153.1, 1_700, 1.1],
  ['SU', 'Suncor Energy', 'Energy', 54.8, 7_300, 1.7],
  ['BCE', 'BCE Inc.', 'Communication', 38.3, 4_600, 1.3],
  ['ABX', 'Barrick Gold', 'Materials', 24.6, 4_300, 2.1],
  ['MFC', 'Manulife Financial', 'Financials', 44.1, 6_900, 1.2],
  ['CSU', 'Constellation Software', 'Technology', 4_489.0, 46, 1.4],
  ['AEM', 'Agnico Eagle Mines', 'Materials', 112.5, 1_300, 2.0],
];

import type { EquityRow } from './equity-row.ts';

export const NL_EQUITIES: readonly EquityRow[] = [
  ['ASML', 'ASML Holding', 'Technology', 641.3, 780, 2.3],
  ['INGA', 'ING Groep', 'Financials', 14.92, 11_200, 1.4],
  ['ADYEN', 'Adyen', 'Financials', 1_392.0, 82, 2.8],
  ['PRX', 'Prosus', 'Technology', 38.71, 3_900, 1.8],
  ['AD', 'Ahold Delhaize', 'Consumer', 32.48, 2_100, 1.0],
  ['WKL', 'Wolters Kluwer', 'Industrials', 156.4, 420, 1.1],
  ['HEIA', 'Heineken', 'Consumer', 70.62, 690, 1.3],
  ['PHIA', 'Philips', 'Health care', 25.33, 2_600, 1.8],
  ['DSFIR', 'DSM-Firmenich', 'Materials', 102.9, 430, 1.4],
  ['UMG', 'Universal Music Group', 'Communication', 23.07, 1_900, 1.6],
  ['ASM', 'ASM International', 'Technology', 508.6, 160, 2.6],
  ['KPN', 'KPN', 'Communication', 3.652, 9_400, 0.9],
  ['NN', 'NN Group', 'Financials', 45.18, 760, 1.1],
  ['ABN', 'ABN AMRO Bank', 'Financials', 14.73, 2_500, 1.4],
  ['AKZA', 'Akzo Nobel', 'Materials', 55.24, 480, 1.4],
];

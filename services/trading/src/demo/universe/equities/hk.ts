import type { EquityRow } from './equity-row.ts';

export const HK_EQUITIES: readonly EquityRow[] = [
  ['700', 'Tencent Holdings', 'Communication', 412.6, 18_500, 1.8],
  ['9988', 'Alibaba Group', 'Consumer', 88.15, 68_000, 2.4],
  ['5', 'HSBC Holdings HK', 'Financials', 71.85, 14_000, 1.1],
  ['1299', 'AIA Group', 'Financials', 58.9, 27_000, 1.9],
  ['3690', 'Meituan', 'Consumer', 168.4, 29_000, 2.8],
  ['939', 'China Construction Bank', 'Financials', 6.08, 238_000, 1.2],
  ['1398', 'Industrial and Commercial Bank of China', 'Financials', 4.72, 205_000, 1.2],
  ['388', 'Hong Kong Exchanges and Clearing', 'Financials', 296.8, 5_900, 2.0],
  ['941', 'China Mobile', 'Communication', 71.3, 15_400, 1.0],
  ['1810', 'Xiaomi', 'Technology', 28.35, 132_000, 2.6],
  ['9618', 'JD.com', 'Consumer', 139.2, 13_800, 2.8],
  ['9999', 'NetEase', 'Communication', 129.7, 6_400, 2.1],
  ['1211', 'BYD Company', 'Consumer', 262.4, 7_300, 2.3],
  ['2318', 'Ping An Insurance', 'Financials', 45.55, 38_000, 2.1],
  ['3988', 'Bank of China', 'Financials', 3.69, 244_000, 1.2],
  ['883', 'CNOOC', 'Energy', 17.44, 61_000, 1.8],
  ['16', 'Sun Hung Kai Properties', 'Real estate', 78.2, 3_600, 1.6],
  ['1', 'CK Hutchison', 'Industrials', 41.25, 5_200, 1.3],
  ['27', 'Galaxy Entertainment', 'Consumer', 34.9, 12_100, 2.3],
  ['9961', 'Trip.com Group', 'Consumer', 498.2, 2_900, 2.5],
];

/** Feeds that carry quotes and prints; any one of them is enough to see the market. */
export const MARKET_DATA_VENDORS: readonly string[] = ['MERIDIAN-DIRECT', 'GLOBAL-TICK', 'BACKUP-FEED'];

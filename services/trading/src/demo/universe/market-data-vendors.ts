/** Feeds of quotes and prints. One of them is enough to see the market. */
export const MARKET_DATA_VENDORS: readonly string[] = ['MERIDIAN-DIRECT', 'GLOBAL-TICK', 'BACKUP-FEED'];

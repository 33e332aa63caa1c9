/** A cache this old, or older, is stale. */
export const CACHE_STALE_AFTER_MS = 300_000;

export const MAX_ALERTS = 5;

/** Of a destination and of a market-data vendor. */
export const CONNECTED_STATUS = 2;

/** Where the server's zone is not configured. */
export const DEFAULT_SERVER_TIME_ZONE = 'America/New_York';

export const RECONNECT_DELAY_MS = 5000;
export const PROGRESS_THROTTLE_MS = 2000;
export const NOTIFICATION_DELAY_MS = 1000;
export const NOTIFICATION_ID_LENGTH = 6;

export const DEFAULT_NODE_SOCKET_PORT = 5000;
export const DEFAULT_NODE_SOCKET_ADDRESS = `ws://localhost:${DEFAULT_NODE_SOCKET_PORT}`;

export const DATE_PATTERN = 'YYYY-MM-DD';
export const LAST_RUN_PATTERN = 'YYYY-MM-DD HH:mm:ss';

/** Stands for "no date" in stored schedules. */
export const SENTINEL_DATE = '9999-09-09';

export const SIDEBAR_OFFSET_PX = { minimised: 50, full: 217 } as const;
export const OVERLAY_WIDTHS = { analytics: 'calc(100% - 674px)', ticket: 'calc(100% - 840px)' } as const;

export const PDF_IMAGE_QUALITY = 3;
export const PDF_ORIENTATIONS = ['landscape', 'portrait'] as const;

/** Units and benchmarks of the cost views, as they start. */
export const DEFAULT_UNITS = { bps: true, usd: false, ticks: false } as const;
export const DEFAULT_BENCHMARK = 'ivwap';
export const DEFAULT_EXECUTION_UNIT = 'usd';
export const DEFAULT_EXECUTION_STATUS = 'filled';

export const DEFAULT_TRANSACTION_COST = {
  activeStrategy: '2',
  orderSize: '2',
  historicalChartType: 'volume',
  curvesType: 'spread',
  tab: '1',
} as const;

export const DEFAULT_REPORT_TAB = '1';
export const DEFAULT_REPORT_TIME = '00:00:00';

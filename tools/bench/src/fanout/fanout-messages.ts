/** How the rows reach the clients: encoded once for all who may see the same, or for each client by itself. */
export type Encoding = 'shared' | 'apart';

export type ServerJob = {
  readonly clients: number;
  readonly rows: number;
  readonly updatesPerSecond: number;
  readonly encoding: Encoding;
};

/** `run`: everybody is connected, rows may change from now on. */
export type ServerRequest = { readonly kind: 'run' | 'begin' | 'end' };

export type FromServer =
  | { readonly kind: 'ready'; readonly url: string; readonly tokens: readonly string[] }
  | { readonly kind: 'measured'; readonly measured: ServerMeasured };

export type ServerMeasured = {
  readonly cpuShare: number;
  readonly updatesPerSecond: number;
  /** The most that was kept for one connection. */
  readonly mostUnsentBytes: number;
  readonly rssGrowthMb: number;
  readonly connections: number;
};

export type ClientsJob = {
  readonly url: string;
  readonly tokens: readonly string[];
  /** Beside these, so many that stop reading once they are subscribed. */
  readonly stalled: number;
};

export type ClientsRequest = { readonly kind: 'begin' | 'end' };

export type FromClients =
  | { readonly kind: 'ready' }
  | { readonly kind: 'measured'; readonly measured: ClientsMeasured };

export type ClientsMeasured = {
  readonly seconds: number;
  readonly bytes: number;
  readonly frames: number;
  /** Row updates that one client got. */
  readonly rows: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

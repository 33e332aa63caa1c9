/** The session layer's number for connected, and the only one that means something to the desk. */
export const CONNECTED_STATUS = 2;

/** Degraded is connected, yet slow and unreliable; connecting is on the way back. */
export type ConnectionState = 'connected' | 'degraded' | 'connecting' | 'disconnected';

export type DestinationStatus = {
  readonly name: string;
  /** 2 while orders can be sent. */
  readonly status: number;
  readonly state: ConnectionState;
  readonly sinceMs: number;
  /** One way, as it is now; null while there is no way. */
  readonly latencyMs: number | null;
  /** Whether the broker cancels resting orders when the session drops. */
  readonly cancelsOnDisconnect: boolean;
};

export type VendorStatus = {
  readonly name: string;
  readonly status: number;
  readonly state: ConnectionState;
  /** It says that it is connected, and what it sends cannot be trusted. */
  readonly isCatastrophic: boolean;
  readonly sinceMs: number;
};

export type ConnectionChange =
  | { readonly kind: 'destination'; readonly destination: DestinationStatus }
  | { readonly kind: 'vendor'; readonly vendor: VendorStatus };

/** Who can be reached: destinations for orders, vendors for market data. */
export type ConnectionPort = {
  destinations(): readonly DestinationStatus[];
  vendors(): readonly VendorStatus[];
  onChange(handler: (change: ConnectionChange) => void): void;
  /** Tries to sign on to a destination that is down; how it ends is told as a change. */
  reconnect(destination: string): void;
};

/** What an operator, a test or a demonstration may do to the connections; it stands until taken back. */
export type ConnectionControls = {
  setDestination(name: string, state: ConnectionState): void;
  setVendor(name: string, state: ConnectionState, isCatastrophic?: boolean): void;
  /** Back to what the seeded schedule says. */
  release(name: string): void;
};

/** Connecting is not connected yet; degraded still is. */
export function statusNumber(state: ConnectionState): number {
  const numbers = { connected: CONNECTED_STATUS, degraded: CONNECTED_STATUS, connecting: 1, disconnected: 0 };
  return numbers[state];
}

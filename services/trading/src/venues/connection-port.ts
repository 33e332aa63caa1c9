/** The session layer's number for connected. The desk uses no other. */
export const CONNECTED_STATUS = 2;

/** A degraded session is connected, but slow and unreliable. A connecting one is signing on again. */
export type ConnectionState = 'connected' | 'degraded' | 'connecting' | 'disconnected';

export type DestinationStatus = {
  readonly name: string;
  /** 2 while orders can be sent. */
  readonly status: number;
  readonly state: ConnectionState;
  readonly sinceMs: number;
  /** The current one-way delay. Null while there is no connection. */
  readonly latencyMs: number | null;
  /** Whether the broker cancels resting orders when the session drops. */
  readonly cancelsOnDisconnect: boolean;
};

export type VendorStatus = {
  readonly name: string;
  readonly status: number;
  readonly state: ConnectionState;
  /** True for a vendor that reports itself connected while its data cannot be trusted. */
  readonly isCatastrophic: boolean;
  readonly sinceMs: number;
};

export type ConnectionChange =
  | { readonly kind: 'destination'; readonly destination: DestinationStatus }
  | { readonly kind: 'vendor'; readonly vendor: VendorStatus };

/** The state of all connections: destinations for orders, vendors for market data. */
export type ConnectionPort = {
  destinations(): readonly DestinationStatus[];
  vendors(): readonly VendorStatus[];
  onChange(handler: (change: ConnectionChange) => void): void;
  /** Tries to sign on to a destination that is down. The result arrives as a change. */
  reconnect(destination: string): void;
};

/** How an operator, a test or a demonstration overrides a connection. The override holds until it is released. */
export type ConnectionControls = {
  setDestination(name: string, state: ConnectionState): void;
  setVendor(name: string, state: ConnectionState, isCatastrophic?: boolean): void;
  /** Returns the connection to its seeded schedule. */
  release(name: string): void;
};

/** Only a connected or a degraded session can send orders. */
export function statusNumber(state: ConnectionState): number {
  const numbers = { connected: CONNECTED_STATUS, degraded: CONNECTED_STATUS, connecting: 1, disconnected: 0 };
  return numbers[state];
}

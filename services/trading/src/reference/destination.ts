/** A FIX session of a broker through which child orders reach venues. */
export type DestinationReference = {
  readonly name: string;
  readonly execBroker: string;
  readonly protocol: string;
  /** One way, in milliseconds. */
  readonly latencyMs: number;
  readonly venues: readonly string[];
  /** Whether the broker cancels resting orders when the session drops. */
  readonly cancelsOnDisconnect: boolean;
};

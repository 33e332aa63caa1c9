export type Destination = {
  readonly name: string;
  /** A number of the session layer; only 2, connected, means something to the desk. */
  readonly status: number;
};

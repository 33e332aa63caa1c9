/** A venue that routing avoids. */
export type VenuePenalty = {
  readonly id: number;
  /** The market identifier code, under the name that the venue calls use. */
  readonly micCode: string;
  /** Why, in the words of who listed it. */
  readonly reason: string;
  /** When routing uses the venue again; null until somebody takes it off the list. */
  readonly ends_ms: number | null;
};

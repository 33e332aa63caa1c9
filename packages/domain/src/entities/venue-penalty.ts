/** A venue that routing avoids. */
export type VenuePenalty = {
  readonly id: number;
  /** The market identifier code, named as in the venue calls. */
  readonly micCode: string;
  /** The reason that the user entered. */
  readonly reason: string;
  /** When routing uses the venue again. Null until somebody removes the penalty. */
  readonly ends_ms: number | null;
};

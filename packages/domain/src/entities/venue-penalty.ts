/** A venue that routing avoids. */
export type VenuePenalty = {
  readonly id: number;
  /** The market identifier code, under the name that the venue calls use. */
  readonly micCode: string;
};

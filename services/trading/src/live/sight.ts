/** Hears which orders each viewer has on the screen. */
export type Sight = {
  /** Exactly these from now on. */
  see(viewer: object, orderIds: readonly number[]): void;
  leave(viewer: object): void;
};

import { type AssetSelection, DEFAULT_ASSET_CLASS } from '../asset-class.ts';

/** What the page derives from the live socket and from the selection made on its rows. */
export type SocketState = {
  readonly assetClass: AssetSelection;
  /** Parent order ids. */
  readonly pendingOrders: readonly number[];
  readonly selectedOrders: readonly number[];
  /** True while the selection mixes pending with active orders. */
  readonly blockActions: boolean;
};

export const INITIAL_SOCKET_STATE: SocketState = {
  assetClass: DEFAULT_ASSET_CLASS,
  pendingOrders: [],
  selectedOrders: [],
  blockActions: false,
};

import { double, nullable } from '../columns.ts';

/** The market when an order was sent or filled. */
export const SNAP_COLUMNS = {
  snap_bid: nullable(double('Best bid then')),
  snap_bid_size: nullable(double('In shares or contracts')),
  snap_ask: nullable(double('Best ask then')),
  snap_ask_size: nullable(double('In shares or contracts')),
};

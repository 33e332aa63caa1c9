/** Number of rows in each tab of one parent order. */
export type DetailCounts = {
  readonly parent_order_numeric_id: number;
  readonly child_orders: number;
  /** Child orders with a quantity left. */
  readonly open_child_orders: number;
  readonly executions: number;
  readonly cancelled: number;
  readonly audit: number;
  /** Number of legs, if it is a calendar spread. */
  readonly calendar_spread: number;
};

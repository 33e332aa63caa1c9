/** How much belongs to one parent order, for the tabs below it. */
export type DetailCounts = {
  readonly parent_order_numeric_id: number;
  readonly child_orders: number;
  /** Those with something left to trade. */
  readonly open_child_orders: number;
  readonly executions: number;
  readonly cancelled: number;
  readonly audit: number;
  /** Its legs, if it is a calendar spread. */
  readonly calendar_spread: number;
};

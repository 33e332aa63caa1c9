export type ListSummary = {
  readonly list_name: string;
  readonly no_of_orders: number;
};

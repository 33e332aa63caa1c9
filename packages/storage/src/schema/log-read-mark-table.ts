export type LogReadMarkTable = {
  user_id: number;
  parent_order_numeric_id: number;
  /** Id of the newest entry of the event log that the user has seen. */
  read_up_to_id: number;
};

import type { ColumnKind } from '@meridian/domain/columns/column-kind';
import type { RowFields } from './row-cursor.ts';

export const END_MOMENT = 'end_time_since_epoch_milliseconds';

/** The fields, besides its own, that decide the words of a column of the row. Of a limit: whether it is MKT. */
export const ROW_INPUTS: Readonly<Partial<Record<ColumnKind, readonly (keyof RowFields)[]>>> = {
  status: ['status', 'auto_trading_status', 'global_auto_trading_status'],
  'child-status': ['status', 'special_order_instruction'],
  'auto-trading': ['status', 'global_auto_trading_status'],
  'must-finish': ['strat', 'must_finish'],
  limit: ['order_type'],
  'start-time': ['country'],
  'end-time': ['end_time', END_MOMENT, 'country'],
};

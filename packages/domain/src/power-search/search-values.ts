import { ASSET_CLASSES, CALENDAR_SPREAD } from '../asset-class.ts';
import { DISPLAY_STATUSES } from '../display-status.ts';
import { ORDER_SIDES } from '../order-side.ts';
import { ORDER_TYPES, TIMES_IN_FORCE } from '../order-type.ts';
import { END_TIME_LABELS, START_TIME_LABELS } from '../start-end-time.ts';
import type { SearchField } from './search-fields.ts';

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  status: DISPLAY_STATUSES.filter((status) => status !== 'Invited'),
  order_side: ORDER_SIDES,
  order_type: ORDER_TYPES,
  time_in_force: TIMES_IN_FORCE,
  asset_class: ASSET_CLASSES,
  asset_sub_class: [CALENDAR_SPREAD],
  start_time: Object.values(START_TIME_LABELS),
  end_time: Object.values(END_TIME_LABELS),
};

/** The fixed values of a field. Empty when only the rows have values. */
export function knownSearchValues({ id, kind }: SearchField): readonly string[] {
  return kind === 'flag' ? ['on', 'off'] : (KNOWN[id] ?? []);
}

import {
  autoTradingText,
  changeText,
  tickChangeText,
  costText,
  destinationText,
  limitText,
  NOT_AVAILABLE,
  onOffText,
  percentText,
  rateText,
  specialInstructionText,
  usdText,
} from '@meridian/domain/cell-text';
import type { ColumnDefinition } from '@meridian/domain/columns/column';
import type { ColumnKind } from '@meridian/domain/columns/column-kind';
import { childDisplayStatus, parentDisplayStatus } from '@meridian/domain/display-status';
import { endCell, endText } from '@meridian/domain/end-cell';
import { finiteNumber } from '@meridian/domain/finite-number';
import { flagValue } from '@meridian/domain/flag-value';
import { displayLogLevel } from '@meridian/domain/log-level';
import { displayMustFinish } from '@meridian/domain/must-finish';
import { formatFixed, formatQuantity, formatSigned, formatUpTo } from '@meridian/domain/number-format';
import { formatAveragePrice, formatMidPrice, formatPrice } from '@meridian/domain/price-format';
import { dateRangeText } from '@meridian/domain/report-date-range';
import {
  aggregationText,
  frequencyText,
  lastRunText,
  reportDateText,
  reportTypeText,
} from '@meridian/domain/report-text';
import { startCell } from '@meridian/domain/start-cell';
import { stuckReasonText } from '@meridian/domain/stuck-reason-text';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { durationText } from './duration-text.ts';
import type { RowFields } from './row-cursor.ts';
import type { ZoneClock } from './zone-clock.ts';

/** Where and when a cell is read. */
export type CellContext = { readonly column: ColumnDefinition; readonly clock: ZoneClock; readonly nowMs: number };

type TextRule = (value: Cell, row: RowFields, context: CellContext) => string;

/** Of HH:mm:ss. */
const SECONDS_LENGTH = 8;

const MAX_DECIMALS = 10;

export function plain(value: Cell): string {
  return value === null ? '' : String(value);
}

function textOrNull(value: Cell): string | null {
  return value === null ? null : String(value);
}

/** A time code is text or a number, not a boolean. */
export function codeOf(value: Cell): string | number | null {
  return typeof value === 'boolean' ? null : value;
}

function orNotAvailable(value: Cell, text: (value: Cell) => string): string {
  return value === null ? NOT_AVAILABLE : text(value);
}

const quantity: TextRule = (value) => formatQuantity(value);
const nothing: TextRule = () => '';

const cost: TextRule = (value) => costText(value);
/** A spread is never negative, so it has no sign. */
const unsigned: TextRule = (value) => formatFixed(value, 1);

function flagText(value: Cell): string {
  const flag = flagValue(value);
  if (flag === null) return '';
  return flag ? 'Yes' : 'No';
}

const RULES: Readonly<Record<ColumnKind, TextRule>> = {
  text: plain,
  id: plain,
  symbol: plain,
  status: (_value, row) => parentDisplayStatus(row),
  'child-status': (_value, row) => childDisplayStatus(row),
  side: plain,
  'on-off': (value) => onOffText(value),
  'auto-trading': autoTradingText,
  'must-finish': (_value, row) => displayMustFinish(row),
  flag: flagText,
  choice: plain,
  quantity,
  'filled-bar': quantity,
  count: quantity,
  number: (value) => formatUpTo(value, MAX_DECIMALS),
  price: (value, row) => formatPrice(value, row),
  'mid-price': (value, row) => formatMidPrice(value, row),
  'average-price': (value, row) => formatAveragePrice(value, row),
  limit: (_value, row) => limitText(row),
  percent: (value) => percentText(value),
  'percent-ahead': (value) => orNotAvailable(value, (known) => formatSigned(known, 2)),
  change: (value) => orNotAvailable(value, changeText),
  'change-ticks': (value) => orNotAvailable(value, tickChangeText),
  'rate-percent': (value) => rateText(codeOf(value)),
  bps: unsigned,
  ticks: unsigned,
  usd: (value) => usdText(value),
  'cost-bps': cost,
  'cost-ticks': cost,
  'cost-usd': (value) => usdText(value),
  date: (value) => reportDateText(textOrNull(value)),
  month: plain,
  time: (value, _row, { clock }) => clock.timeMs(finiteNumber(value)),
  'time-of-day': (value, _row, { clock }) => clock.timeMs(finiteNumber(value)).slice(0, SECONDS_LENGTH),
  datetime: (value, _row, { clock }) => clock.dateTime(finiteNumber(value)),
  'last-run': (value, _row, { clock }) => lastRunText(finiteNumber(value), clock.zone),
  clock: plain,
  'start-time': (value, row, { clock, nowMs }) => startCell(codeOf(value), row.country, clock.zone, nowMs).clock,
  'end-time': (_value, row, { clock, nowMs }) => endText(endCell(row, clock.zone, nowMs)),
  duration: (value, _row, { nowMs }) => durationText(finiteNumber(value), nowMs),
  strategy: (value) => plain(value).toUpperCase(),
  destination: (value) => destinationText(textOrNull(value)),
  instruction: (value) => specialInstructionText(textOrNull(value)),
  'stuck-reason': (value) => stuckReasonText(textOrNull(value)),
  'log-level': (value) => displayLogLevel(textOrNull(value)),
  'audit-type': plain,
  json: plain,
  list: (value) => (value === null || value === '' ? 'All' : plain(value)),
  range: plain,
  'report-status': (value) => reportTypeText(textOrNull(value)),
  'report-name': plain,
  frequency: (value) => frequencyText(textOrNull(value)),
  'date-range': (value) => dateRangeText(textOrNull(value)),
  aggregation: (value) => aggregationText(finiteNumber(value)),
  bell: nothing,
  details: nothing,
  download: nothing,
  group: nothing,
};

/** Whether the text is the value itself. */
export function isPlainText(kind: ColumnKind): boolean {
  return RULES[kind] === plain;
}

/** The text of a cell, by the domain's display rules. */
export function cellTextOf(value: Cell, row: RowFields, context: CellContext): string {
  return RULES[context.column.kind](value, row, context);
}

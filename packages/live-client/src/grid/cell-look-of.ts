import { auditGroup } from '@meridian/domain/audit-type';
import { type CellTone, changeTone, costTone, limitTone, shownTone } from '@meridian/domain/cell-tone';
import { isStagingStrategy } from '@meridian/domain/child-actions';
import type { ColumnKind } from '@meridian/domain/columns/column-kind';
import { childDisplayStatus, DISPLAY_STATUSES, type DisplayStatus } from '@meridian/domain/display-status';
import { endCell } from '@meridian/domain/end-cell';
import { finiteNumber } from '@meridian/domain/finite-number';
import { stagedFor } from '@meridian/domain/order-actions/order-values';
import { isBuySide, isOrderSide } from '@meridian/domain/order-side';
import { isCompleted } from '@meridian/domain/status-group';
import { startCell } from '@meridian/domain/start-cell';
import { statusStyle } from '@meridian/domain/status-style';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { CellDetail, GridTone } from './cell-detail.ts';
import { type CellContext, codeOf } from './cell-text-of.ts';
import type { RowFields } from './row-cursor.ts';

/** The look of a cell besides its text. */
export type CellLook = { readonly tone: GridTone; readonly detail: CellDetail | null };

type LookRule = (value: Cell, row: RowFields, text: string, context: CellContext) => CellLook;

const PLAIN: CellLook = { tone: 'neutral', detail: null };

const LONG_WAIT_MS = 30 * 60_000;
const WAIT_MS = 15 * 60_000;

const OFF_LOOK: CellLook = { tone: 'warning', detail: { kind: 'chip', tone: 'warning' } };

/** Reasons that a person can fix are highlighted; market reasons are not. */
const REASON_TONES: Readonly<Record<string, 'negative' | 'warning'>> = {
  'in doubt': 'negative',
  'destination down': 'negative',
  'venue rejects': 'negative',
  'no market data': 'warning',
  'no liquidity': 'warning',
};

/** An unknown level has the quietest tone. */
const LEVEL_TONES: Readonly<Record<string, 'negative' | 'warning'>> = { HIGH: 'negative', MEDIUM: 'warning' };
const AUDIT_TONES: Readonly<Record<string, GridTone>> = { rejects: 'negative', fills: 'positive' };

function isDisplayStatus(text: string): text is DisplayStatus {
  return DISPLAY_STATUSES.some((status) => status === text);
}

/** An unknown status of a newer server has no glyph but keeps its word. */
const status: LookRule = (_value, _row, text) => {
  if (!isDisplayStatus(text)) return PLAIN;
  const style = statusStyle(text);
  return { tone: style.tone, detail: { kind: 'status', style } };
};

function sideOf(side: unknown): 'buy' | 'sell' | null {
  if (!isOrderSide(side)) return null;
  return isBuySide(side) ? 'buy' : 'sell';
}

function fractionOf(part: unknown, whole: unknown): number | null {
  const portion = finiteNumber(part);
  const size = finiteNumber(whole);
  return portion === null || size === null || size <= 0 ? null : Math.min(Math.max(portion / size, 0), 1);
}

const filledBar: LookRule = (value, row) => ({
  tone: 'neutral',
  detail: {
    kind: 'filled-bar',
    fraction: fractionOf(value, row.order_qty) ?? 0,
    goalFraction: fractionOf(row.goal, row.order_qty),
    side: sideOf(row.order_side),
  },
});

function toned(tone: CellTone, text: string): CellLook {
  return { tone: shownTone(tone, text), detail: null };
}

const cost: LookRule = (value, _row, text) => toned(costTone(value), text);

const duration: LookRule = (value, _row, _text, { nowMs }) => {
  const since = finiteNumber(value);
  const waitedMs = since === null ? 0 : nowMs - since;
  if (waitedMs >= LONG_WAIT_MS) return { tone: 'negative', detail: null };
  return waitedMs >= WAIT_MS ? { tone: 'warning', detail: null } : PLAIN;
};

const start: LookRule = (value, row, _text, { clock, nowMs }) => {
  const { hint } = startCell(codeOf(value), row.country, clock.zone, nowMs);
  return hint === '' ? PLAIN : { tone: 'neutral', detail: { kind: 'hint', hint } };
};

const end: LookRule = (_value, row, _text, { clock, nowMs }) => {
  const { left, ...cell } = endCell(row, clock.zone, nowMs);
  const leftTone = left?.tone ?? 'neutral';
  return { tone: 'neutral', detail: { kind: 'end', ...cell, left: left?.text ?? '', leftTone } };
};

const reason: LookRule = (value) => {
  const tone = REASON_TONES[String(value)] ?? 'dim';
  return value === null ? PLAIN : { tone, detail: { kind: 'chip', tone } };
};

function level(text: string): CellLook {
  const tone = LEVEL_TONES[text] ?? 'dim';
  return text === '' ? PLAIN : { tone, detail: { kind: 'chip', tone } };
}

const onOff: LookRule = (_value, _row, text) => (text === 'OFF' ? OFF_LOOK : PLAIN);

const change: LookRule = (value, _row, text) => toned(changeTone(value), text);

const RULES: Partial<Record<ColumnKind, LookRule>> = {
  status,
  'child-status': status,
  side: (value) => ({ tone: sideOf(value) ?? 'neutral', detail: null }),
  'on-off': onOff,
  'auto-trading': onOff,
  'filled-bar': filledBar,
  limit: (_value, row) => ({ tone: limitTone(row), detail: null }),
  change,
  'percent-ahead': change,
  'cost-bps': cost,
  'cost-ticks': cost,
  'cost-usd': cost,
  duration,
  'start-time': start,
  'end-time': end,
  'stuck-reason': reason,
  symbol: (_value, row) => ({ tone: 'neutral', detail: { kind: 'symbol', country: row.country ?? '' } }),
  strategy: (_value, row) => ({
    tone: 'neutral',
    detail: {
      kind: 'strategy',
      isVolumeCapConstrained: row.schedule_volume_cap_constrained === true,
      stagedFor: isStagingStrategy(row.strat)
        ? stagedFor({ strategy_parameters: row.strategy_parameters ?? null })
        : null,
    },
  }),
  'log-level': (_value, _row, text) => level(text),
  'audit-type': (_value, _row, text) => ({ tone: AUDIT_TONES[auditGroup(text) ?? ''] ?? 'neutral', detail: null }),
  bell: (_value, row) => ({
    tone: 'neutral',
    detail: {
      kind: 'bell',
      isEnabled: row.event_log === true || row.new_logs === true,
      hasNewLogs: row.new_logs === true,
    },
  }),
  'report-status': (_value, row) => ({
    tone: 'neutral',
    detail: { kind: 'report-status', isInactive: row.is_enabled === false },
  }),
  'report-name': (_value, row) => ({ tone: 'neutral', detail: { kind: 'report-name', isNew: row.isNew === true } }),
  download: (value, row) => ({
    tone: 'neutral',
    detail: { kind: 'download', state: row.pending === true ? 'pending' : value === null ? 'none' : 'ready' },
  }),
};

/** Tone and drawing of a cell, by column kind. */
export function cellLookOf(value: Cell, row: RowFields, text: string, context: CellContext): CellLook {
  return RULES[context.column.kind]?.(value, row, text, context) ?? PLAIN;
}

/** Finished rows are dimmed, except those that need attention. */
export function isDimRow(row: RowFields): boolean {
  if (row.status === undefined || row.status === null) return false;
  return isCompleted(row.status) && statusStyleOf(childDisplayStatus(row)) === 'dim';
}

function statusStyleOf(shown: string): GridTone {
  return isDisplayStatus(shown) ? statusStyle(shown).tone : 'neutral';
}

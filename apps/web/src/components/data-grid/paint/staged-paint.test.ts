import type { GridPaint, GridState, PaintedRow } from '@meridian/live-client/grid/grid-model';
import { expect, it } from 'vitest';
import { MAX_AT_ONCE, MAX_ENTERING, stagedPaint } from './staged-paint.ts';

function row(id: number, text = 'old'): PaintedRow {
  const cell = { text, tone: 'neutral', value: text, detail: null, change: null } as const;
  return { id: `${id}`, key: id, kind: 'row', level: 0, isOpen: null, group: null, isDim: false, cells: [cell] };
}

const STATE: GridState = {
  status: 'live',
  staleSinceMs: null,
  retryAtMs: null,
  refusal: null,
  lastDataMs: null,
  total: 100,
  filtered: 100,
  displayed: 100,
  selectedHidden: 0,
};

function paint(ids: readonly number[], text = 'old', change: Partial<GridPaint> = {}): GridPaint {
  const rows = ids.map((id) => row(id, text));
  return {
    seq: 1,
    queries: 1,
    first: 0,
    columnIds: ['last'],
    rows,
    docked: [],
    summary: null,
    state: STATE,
    ...change,
  };
}

const FIRST = Array.from({ length: 20 }, (_, at) => at);
const NEW = Array.from({ length: MAX_ENTERING + MAX_AT_ONCE }, (_, at) => 50 + at);
/** Most rows left the window, as many others came. */
const LATER = [...FIRST.slice(-3), ...FIRST.slice(0, FIRST.length - 3 - NEW.length), ...NEW];

it('keeps the order while rows are prepared, and shows their new values at once', () => {
  const shown = new Set(FIRST.map(String));
  const before = paint(FIRST);
  const next = paint(LATER, 'new', { seq: 2 });
  const first = stagedPaint(before, next, (id) => shown.has(id));
  expect(first.shown.rows.map(({ id }) => id)).toEqual(FIRST.map(String));
  expect(first.shown.rows.at(-1)?.cells[0]?.text).toBe('new');
  expect(first.shown.seq).toBe(2);
  expect(first.entering.map(({ id }) => id)).toEqual(NEW.slice(0, MAX_ENTERING).map(String));
  for (const { id } of first.entering) shown.add(id);
  const second = stagedPaint(first.shown, next, (id) => shown.has(id));
  expect(second.shown).toBe(next);
});

it('shows a few new rows at once', () => {
  const next = paint([...FIRST.slice(MAX_AT_ONCE), ...NEW.slice(0, MAX_AT_ONCE)]);
  const shown = new Set(FIRST.map(String));
  expect(stagedPaint(paint(FIRST), next, (id) => shown.has(id)).shown).toBe(next);
});

it.each([
  ['the first rows', null, paint(LATER)],
  ['another sort', paint(FIRST), paint(LATER, 'new', { queries: 2 })],
  ['a scroll', paint(FIRST), paint(LATER, 'new', { first: 4 })],
  ['a filter', paint(FIRST), paint(LATER, 'new', { state: { ...STATE, displayed: 60 } })],
  ['other columns', paint(FIRST), paint(LATER, 'new', { columnIds: ['bid'] })],
])('lets nobody wait for %s', (_, before, next) => {
  const shown = new Set(FIRST.map(String));
  expect(stagedPaint(before, next, (id) => shown.has(id)).shown).toBe(next);
});

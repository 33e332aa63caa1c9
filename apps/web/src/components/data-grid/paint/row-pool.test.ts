import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import { expect, it } from 'vitest';
import { A_PAINTED_ROW } from '../a-painted-row.fixture.ts';
import { RowPool } from './row-pool.ts';
import type { RowContext, RowView } from './row-view.ts';

/** As much of a row's element as the pool needs. */
class FakeView {
  rowId: string | null = null;
  isDim = false;
  readonly attributes = new Map<string, string>();
  readonly element = {
    hasAttribute: (name: string) => this.attributes.has(name),
    getAttribute: (name: string) => this.attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => this.attributes.set(name, value),
    removeAttribute: (name: string) => this.attributes.delete(name),
  };

  paint({ id, isDim }: PaintedRow): void {
    this.rowId = id;
    this.isDim = isDim;
  }

  moveAway(): void {}
  enter(): void {}
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the pool asks for nothing else. */
const CONTEXT = {} as RowContext;
const PARENT = {} as HTMLElement;

function openPool() {
  const pool = new RowPool(() => new FakeView() as unknown as RowView);
  const show = (id: string, isDim = false) => {
    const row = { ...A_PAINTED_ROW, id, isDim };
    const view = pool.take(row);
    view.paint(row, CONTEXT);
    return view;
  };
  const prepare = (id: string) => pool.prepare({ ...A_PAINTED_ROW, id }, PARENT, CONTEXT);
  return { pool, show, prepare };
}

it('a row that comes back has the element that it left', () => {
  const { pool, show } = openPool();
  const views = ['1', '2', '3'].map((id) => show(id));
  for (const view of views) pool.give(view);
  expect(show('2')).toBe(views[1]);
});

it('a row that is prepared leaves others their elements', () => {
  const { pool, show, prepare } = openPool();
  const left = show('1');
  pool.give(left);
  prepare('2');
  expect(show('2')).not.toBe(left);
  expect(show('1')).toBe(left);
});

it('a row that enters at once takes the element that was free for the longest time, and looks alike', () => {
  const { pool, show } = openPool();
  const [dim, first, second] = [show('1', true), show('2'), show('3')];
  for (const view of [dim, first, second]) pool.give(view);
  expect(show('4')).toBe(first);
});

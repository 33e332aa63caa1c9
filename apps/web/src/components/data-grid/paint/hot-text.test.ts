import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemTimers } from '@meridian/live-client/system-timers';
import { CALM_MS, COOL_MS, HotText, MAX_BEHIND_MS, MAX_HOT_CELLS } from './hot-text.ts';

/** A cell as the page and the canvas show it. */
class FakeCell {
  text: string;
  inPage: string;
  readonly #hot: HotText<FakeCell>;

  constructor(hot: HotText<FakeCell>, text: string) {
    this.#hot = hot;
    this.text = text;
    this.inPage = text;
  }

  change(text: string): void {
    this.text = text;
    if (!this.#hot.takes(this)) this.catchUp();
  }

  /** Changes in frames that follow each other. */
  changeFast(...texts: readonly string[]): void {
    for (const text of texts) {
      this.change(text);
      this.#hot.flush();
    }
  }

  catchUp(): void {
    this.inPage = this.text;
  }

  cooled(): void {
    this.catchUp();
  }
}

function world(canDraw: (cell: FakeCell) => boolean = () => true) {
  const drawn = new Map<FakeCell, string>();
  const frames = vi.fn<() => void>();
  const hot = new HotText<FakeCell>({
    drawing: {
      canDraw,
      draw: (cells) => {
        for (const cell of cells) drawn.set(cell, cell.text);
      },
      follow: () => undefined,
      tighten: () => undefined,
      erase: (cell) => void drawn.delete(cell),
      changed: () => undefined,
      leave: () => drawn.clear(),
    },
    timers: systemTimers,
    onDirty: frames,
  });
  const cell = (text = '1') => new FakeCell(hot, text);
  /** What somebody sees: the canvas lies over the page. */
  const seen = (one: FakeCell) => drawn.get(one) ?? one.inPage;
  return { hot, drawn, frames, cell, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('leaves changes after a pause to the page', () => {
  const { hot, drawn, cell } = world();
  const [one, other] = [cell(), cell()];
  for (const each of [one, other]) each.change('2');
  hot.flush();
  expect([one.inPage, other.inPage, drawn.size]).toEqual(['2', '2', 0]);
  vi.advanceTimersByTime(CALM_MS);
  one.change('3');
  hot.flush();
  expect([one.inPage, drawn.size]).toEqual(['3', 0]);
});

it('draws changes that follow each other fast, whichever cells they are in', () => {
  const { hot, cell, seen } = world();
  const [one, other] = [cell(), cell()];
  one.changeFast('2');
  vi.advanceTimersByTime(16);
  other.change('7');
  hot.flush();
  expect([seen(other), other.inPage]).toEqual(['7', '1']);
  one.change('3');
  hot.flush();
  expect([seen(one), one.inPage]).toEqual(['3', '2']);
});

it('shows no text in the page that is older than a second', () => {
  const { hot, cell } = world();
  cell().changeFast('0');
  const cells = Array.from({ length: 100 }, () => cell('0'));
  for (let nowMs = 0; nowMs < 3_000; nowMs += 20) {
    for (const [at, one] of cells.entries()) if ((nowMs / 20) % 7 === at % 7) one.change(`${nowMs}`);
    hot.flush();
    vi.advanceTimersByTime(20);
    const oldest = Math.min(...cells.map(({ inPage }) => Number(inPage)));
    expect(oldest).toBeGreaterThanOrEqual(nowMs - MAX_BEHIND_MS - 7 * 20);
  }
});

it('lets texts that wait into the page with the next change of it', () => {
  let canDraw = true;
  const { cell } = world(() => canDraw);
  cell().changeFast('0');
  const [one, other] = [cell(), cell()];
  one.changeFast('2');
  vi.advanceTimersByTime(MAX_BEHIND_MS / 2);
  other.changeFast('3');
  expect([one.inPage, other.inPage]).toEqual(['1', '1']);
  canDraw = false;
  cell().changeFast('4');
  expect([one.inPage, other.inPage]).toEqual(['2', '1']);
});

it('lets a few texts into the page with rows that move, the oldest first', () => {
  const { hot, cell } = world();
  cell().changeFast('0');
  const cells = Array.from({ length: 30 }, () => cell());
  for (const one of cells) one.changeFast('2');
  const inPage = () => cells.map((one) => one.inPage).join('');
  expect(inPage()).toBe('1'.repeat(30));
  hot.moved();
  hot.flush();
  expect(inPage()).toBe('2'.repeat(20) + '1'.repeat(10));
});

it('gives everything back to the page when the changes stop', () => {
  const { drawn, cell, seen } = world();
  const one = cell();
  one.changeFast('2', '3', '4');
  expect(drawn.size).toBe(1);
  vi.advanceTimersByTime(COOL_MS + MAX_BEHIND_MS);
  expect([drawn.size, seen(one), one.inPage]).toEqual([0, '4', '4']);
  expect(vi.getTimerCount()).toBe(0);
});

it('shows a cell in the page at once when somebody points at it', () => {
  const { hot, drawn, cell } = world();
  const [one, other] = [cell(), cell()];
  for (const each of [one, other]) each.changeFast('2', '3');
  hot.cool(one);
  expect([one.inPage, drawn.has(one), drawn.has(other)]).toEqual(['3', false, true]);
});

it('never draws a cell that a canvas cannot show as the page does', () => {
  const { drawn, cell } = world(() => false);
  const one = cell();
  one.changeFast('2', '3', '4');
  expect([one.inPage, drawn.size]).toEqual(['4', 0]);
});

it('leaves a cell to the page from the moment it can no longer be drawn', () => {
  let canDraw = true;
  const { hot, drawn, cell } = world(() => canDraw);
  const one = cell();
  one.changeFast('2', '3');
  canDraw = false;
  one.change('4');
  hot.flush();
  expect([one.inPage, drawn.size]).toEqual(['4', 0]);
});

it('draws nothing while the rows are scrolled', () => {
  const { hot, drawn, cell } = world();
  const one = cell();
  one.changeFast('2', '3');
  hot.pause();
  expect([one.inPage, drawn.size]).toEqual(['3', 0]);
  one.change('4');
  hot.flush();
  expect([one.inPage, drawn.size]).toEqual(['4', 0]);
  vi.advanceTimersByTime(CALM_MS - 1);
  one.changeFast('5');
  vi.advanceTimersByTime(1);
  one.change('6');
  hot.flush();
  expect([one.inPage, drawn.size]).toEqual(['5', 1]);
});

it('asks for a frame when only the look of a drawn cell changes', () => {
  const { hot, frames, cell } = world();
  const one = cell();
  hot.redraw(one);
  expect(frames).not.toHaveBeenCalled();
  one.changeFast('2', '3');
  hot.redraw(one);
  expect(frames).toHaveBeenCalledOnce();
});

it('draws no more cells than it can hold', () => {
  const { hot, drawn, cell } = world();
  cell().changeFast('2');
  const cells = Array.from({ length: MAX_HOT_CELLS + 1 }, () => cell());
  for (const one of cells) one.change('2');
  hot.flush();
  expect(drawn.size).toBe(MAX_HOT_CELLS);
  expect(cells.at(-1)?.inPage).toBe('2');
});

import type { Timers } from '@meridian/live-client/socket-port';

/** A cell whose text may be drawn on a canvas. */
export type HotCell = {
  /** Writes its text into the page while it is still drawn. */
  catchUp(): void;
  /** It is no longer drawn. The page shows it again. */
  cooled(): void;
};

/** Draws cells over the page. */
export type HotDrawing<Cell extends HotCell> = {
  /** False where only the page itself can show the cell as it should look. */
  canDraw(cell: Cell): boolean;
  draw(cells: Iterable<Cell>): void;
  /** Rows have moved: what is drawn of their cells moves with them. */
  follow(): void;
  erase(cell: Cell): void;
  /** The page shows a change of a cell, or of rows where it is null. */
  changed(cell: Cell | null): void;
  /** Covers no more of the page than the drawn cells need. */
  tighten(): void;
  /** Erases everything and gives its memory back. */
  leave(): void;
};

type HotTextOptions<Cell extends HotCell> = {
  readonly drawing: HotDrawing<Cell>;
  readonly timers: Timers;
  /** Asks for a frame. */
  readonly onDirty: () => void;
};

/** Two changes of the page that are further apart than this leave it time enough. */
export const CALM_MS = 300;
/** After this time without a change a cell is the page's again. A flash has ended by then. */
export const COOL_MS = 1_000;
/** A text goes into the page after it has waited this long, with the next change of the page. */
const READY_MS = 400;
/** No text in the page is older. */
export const MAX_BEHIND_MS = 1_000;
/** Texts that go into the page with one frame, the oldest first: all of them would make it a long one. */
const MAX_TEXTS = 80;
/** The same for a frame in which rows move, which is long already. */
const MAX_MOVED_TEXTS = 20;
/** So long after the last ones, texts follow by themselves, and cells that are cold are the page's again. */
const FOLLOW_MS = 800;
/** The least of it, where many texts wait. */
const MIN_FOLLOW_MS = 100;
/** How often is looked for what has to follow, and for cells that are cold. */
const LOOK_MS = 100;
export const MAX_HOT_CELLS = 4_000;

/**
 * A change of the page costs several times as much as one of a canvas. So texts that change faster than the page
 * should are drawn, and the page gets them a little later, many at once. At rest everything is in the page.
 */
export class HotText<Cell extends HotCell> {
  readonly #options: HotTextOptions<Cell>;
  /** When each drawn cell last changed. */
  readonly #hot = new Map<Cell, number>();
  readonly #dirty = new Set<Cell>();
  /** Since when the page lacks the text of a cell, the oldest first. */
  readonly #behind = new Map<Cell, number>();
  #isMoved = false;
  /** Whether the page changes in this frame. */
  #isPageNew = false;
  /** When the page last showed a change, in this frame and before it. */
  #frameMs = Number.NEGATIVE_INFINITY;
  #pageMs = Number.NEGATIVE_INFINITY;
  /** When texts last followed. */
  #followedMs = Number.NEGATIVE_INFINITY;
  #pausedUntilMs = Number.NEGATIVE_INFINITY;
  #cancelTimer: (() => void) | null = null;

  constructor(options: HotTextOptions<Cell>) {
    this.#options = options;
  }

  /** True when the changed cell is drawn here. Otherwise the page has to show it now. */
  takes(cell: Cell): boolean {
    const nowMs = this.#options.timers.now();
    if (!this.#isWanted(cell, nowMs) || !this.#options.drawing.canDraw(cell)) {
      this.cool(cell);
      this.#frameMs = nowMs;
      this.#isPageNew = true;
      return false;
    }
    this.#hot.set(cell, nowMs);
    this.#dirty.add(cell);
    if (!this.#behind.has(cell)) this.#behind.set(cell, nowMs);
    this.#arm();
    return true;
  }

  /** A cell changed, and the page shows it. */
  shown(cell: Cell): void {
    this.#options.drawing.changed(cell);
  }

  /** The cell looks different, such as a step of its flash. */
  redraw(cell: Cell): void {
    if (!this.#hot.has(cell)) return;
    this.#dirty.add(cell);
    this.#options.onDirty();
  }

  /** Rows have moved, and their drawn cells with them. */
  moved(): void {
    this.#isMoved = true;
    this.#isPageNew = true;
  }

  /** Gives a cell back to the page. */
  cool(cell: Cell): void {
    if (this.drop(cell)) cell.cooled();
  }

  /** Draws a cell no longer that the page does not show either. False when it was not drawn. */
  drop(cell: Cell): boolean {
    if (!this.#hot.delete(cell)) return false;
    for (const waiting of [this.#dirty, this.#behind]) waiting.delete(cell);
    this.#options.drawing.erase(cell);
    return true;
  }

  /** Gives all cells back to the page. */
  coolAll(): void {
    const cells = [...this.#hot.keys()];
    this.#clear();
    this.#options.drawing.leave();
    for (const cell of cells) cell.cooled();
  }

  /** The rows are scrolled: the page shows them until they rest. */
  pause(): void {
    this.coolAll();
    this.#pausedUntilMs = this.#options.timers.now() + CALM_MS;
  }

  /** Draws what has changed since the last frame. */
  flush(): void {
    const { drawing } = this.#options;
    // A page that changes is laid out and painted, however much of it is new. Rows that moved are painted anyway.
    if (this.#isMoved) this.#catchUp(this.#options.timers.now(), 0, MAX_MOVED_TEXTS);
    else if (this.#isPageNew) this.#catchUp(this.#options.timers.now(), READY_MS, MAX_TEXTS);
    if (this.#isMoved && this.#hot.size === 0) drawing.leave();
    else if (this.#isMoved) drawing.follow();
    if (this.#dirty.size > 0) drawing.draw(this.#dirty);
    // Another size of a canvas changes the page, too.
    if (this.#isPageNew) drawing.tighten();
    this.#isPageNew = false;
    this.#isMoved = false;
    this.#dirty.clear();
    this.#pageMs = this.#frameMs;
  }

  close(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.#clear();
  }

  #clear(): void {
    for (const cells of [this.#hot, this.#dirty, this.#behind]) cells.clear();
  }

  #isWanted(cell: Cell, nowMs: number): boolean {
    if (nowMs < this.#pausedUntilMs) return false;
    if (this.#hot.has(cell)) return true;
    const isBusy = this.#hot.size > 0 || nowMs - this.#pageMs < CALM_MS;
    return isBusy && this.#hot.size < MAX_HOT_CELLS;
  }

  #arm(): void {
    this.#cancelTimer ??= this.#options.timers.after(LOOK_MS, () => this.#tick());
  }

  #tick(): void {
    this.#cancelTimer = null;
    const nowMs = this.#options.timers.now();
    const pieces = Math.max(1, Math.ceil(this.#behind.size / MAX_TEXTS));
    const everyMs = Math.max(MIN_FOLLOW_MS, FOLLOW_MS / pieces);
    const isDue = this.#followedMs <= nowMs - everyMs;
    if (isDue) this.#follow(nowMs);
    const { drawing } = this.#options;
    if (this.#hot.size === 0) return drawing.leave();
    if (isDue) drawing.tighten();
    this.#arm();
  }

  #follow(nowMs: number): void {
    this.#followedMs = nowMs;
    this.#catchUp(nowMs, READY_MS, MAX_TEXTS);
    for (const [cell, changedMs] of this.#hot) if (changedMs <= nowMs - COOL_MS) this.cool(cell);
  }

  /** Writes the oldest texts into the page, at most so many, and all that would be too old the next time. */
  #catchUp(nowMs: number, readyMs: number, most: number): void {
    let left = most;
    for (const [cell, sinceMs] of this.#behind) {
      const isTooOld = sinceMs <= nowMs + MIN_FOLLOW_MS - MAX_BEHIND_MS;
      if (!isTooOld && (left <= 0 || sinceMs > nowMs - readyMs)) break;
      left -= 1;
      this.#behind.delete(cell);
      cell.catchUp();
    }
  }
}

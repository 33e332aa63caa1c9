import { type Box, isWithinHeight } from './box.ts';
import type { CellStyles } from './cell-styles.ts';
import { type Behind, cellsBehind, type ShownRow } from './cells-behind.ts';
import type { HotCanvas } from './hot-canvas.ts';
import type { DrawnCell } from './hot-drawing.ts';
import { BORDER_PX, type Span, type Zone } from './zones.ts';

/** A zone that could not be covered whole is tried again after this time: each try draws all of it. */
const RETRY_MS = 5_000;

type OpaqueLinesOptions = {
  readonly rowHeight: number;
  readonly rows: () => readonly ShownRow[];
  /** The row that stands above the canvases. */
  readonly pointed: () => Element | null;
  readonly styles: CellStyles;
  readonly canDraw: (cell: DrawnCell) => boolean;
  readonly nowMs: () => number;
};

export type Cover = {
  readonly zone: Zone;
  readonly span: Span | null;
  readonly box: Box | null;
  /** The box has nothing of what is beside the columns. */
  readonly isExact: boolean;
};

/** What opaque canvases show: whole lines of rows, whether their cells change or not. */
export class OpaqueLines {
  readonly #options: OpaqueLinesOptions;
  /** Where each row was when its line was last painted. */
  readonly #painted = new Map<ShownRow, { readonly rowId: string | null; readonly top: number }>();
  readonly #refusedMs: Record<Zone, number> = {
    left: Number.NEGATIVE_INFINITY,
    middle: Number.NEGATIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
  };

  constructor(options: OpaqueLinesOptions) {
    this.#options = options;
  }

  /** All that a canvas there would hide. Null where it cannot be opaque. */
  behind(cover: Cover): Behind | null {
    const { nowMs } = this.#options;
    if (nowMs() - this.#refusedMs[cover.zone] < RETRY_MS) return null;
    const behind = this.#behind(cover, () => false);
    if (behind === null && cover.span !== null) this.#refusedMs[cover.zone] = nowMs();
    return behind;
  }

  /** Paints ground and lines of these rows, and returns the cells whose texts belong there. */
  paint(canvas: HotCanvas, { rows, cells }: Behind): readonly DrawnCell[] {
    const [box, first] = [canvas.box, cells[0]];
    if (box === null || first === undefined) return [];
    const { rowHeight, styles } = this.#options;
    const line = styles.lineOf(first);
    const ground = styles.groundsOf(first)[0] ?? line;
    for (const { topPx } of rows) {
      canvas.fillBox({ ...box, top: topPx, height: rowHeight }, ground);
      canvas.fillBox({ ...box, top: topPx + rowHeight - BORDER_PX, height: BORDER_PX }, line);
    }
    return cells;
  }

  /** Copies the lines of rows that moved. What is new beside them; null when the canvas cannot show all of it. */
  move(canvas: HotCanvas, cover: Cover): Behind | null {
    const { box } = canvas;
    if (box === null) return null;
    const { rowHeight, rows, pointed } = this.#options;
    const above = pointed();
    const tops = new Map<number, number>();
    const kept = new Set<ShownRow>();
    for (const row of rows()) {
      const before = this.#painted.get(row);
      if (before === undefined || before.rowId !== row.rowId || row.element === above) continue;
      if (!isWithinHeight(box, { ...box, top: before.top, height: rowHeight })) continue;
      tops.set(before.top, row.topPx);
      kept.add(row);
    }
    const behind = this.#behind(cover, (row) => kept.has(row));
    if (behind !== null) canvas.moveLines(tops, rowHeight);
    return behind;
  }

  /** Every row is painted where it is now. */
  note(): void {
    this.#painted.clear();
    for (const row of this.#options.rows()) this.#painted.set(row, { rowId: row.rowId, top: row.topPx });
  }

  forget(): void {
    this.#painted.clear();
  }

  #behind({ zone, span, box, isExact }: Cover, isKept: (row: ShownRow) => boolean): Behind | null {
    if (span === null || box === null || !isExact) return null;
    const { rowHeight, rows, pointed, canDraw } = this.#options;
    return cellsBehind(rows(), { zone, span, box, rowHeight, pointed: pointed(), isKept, canDraw });
  }
}

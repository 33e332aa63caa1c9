/** Pixels of a line between rows or zones. */
export const BORDER_PX = 1;

export const ZONES = ['left', 'middle', 'right'] as const;

export type Zone = (typeof ZONES)[number];

export type Span = { readonly from: number; readonly to: number };

/** The visible part of the rows, and where their zones are, in pixels. */
export type RowsView = {
  readonly top: number;
  readonly height: number;
  readonly leftWidth: number;
  readonly middleWidth: number;
  readonly rightWidth: number;
  /** How far the middle zone is scrolled. */
  readonly scrollLeft: number;
};

/** Where a zone's columns begin. The right zone has a line before them. */
export function originOf(zone: Zone, { leftWidth, middleWidth, scrollLeft }: RowsView): number {
  if (zone === 'left') return 0;
  return zone === 'middle' ? leftWidth - scrollLeft : leftWidth + middleWidth + BORDER_PX;
}

/** What is visible of a zone. The left zone ends with a line. */
export function limitsOf(zone: Zone, { leftWidth, middleWidth, rightWidth }: RowsView): Span {
  if (zone === 'left') return { from: 0, to: leftWidth - BORDER_PX };
  if (zone === 'middle') return { from: leftWidth, to: leftWidth + middleWidth };
  return { from: leftWidth + middleWidth + BORDER_PX, to: leftWidth + middleWidth + rightWidth };
}

export function isSameSpan(a: Span | null, b: Span | null): boolean {
  return a?.from === b?.from && a?.to === b?.to;
}

import type { Column } from '@meridian/domain/columns/column';
import type { Grid } from '@meridian/domain/columns/grid';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { grownWidths } from '../paint/needed-widths.ts';
import { type ColumnLayout, columnLayout } from './column-layout.ts';
import type { ColumnState } from './column-state.ts';

type ElementRef = RefObject<HTMLElement | null>;

const CHECK_WIDTH = 34;
const NO_WIDTHS: ReadonlyMap<string, number> = new Map();

/** Places the columns. A column grows when one of its numbers does not fit, so that no number is cut. */
export function useColumnLayout(grid: Grid, columns: ColumnState, isTree: boolean, scroller: ElementRef) {
  const viewWidth = useViewWidth(scroller);
  const [widths, setWidths] = useState(NO_WIDTHS);
  const definitions = useMemo(() => shownDefinitions(grid.columns, isTree), [grid.columns, isTree]);
  const layout: ColumnLayout = useMemo(
    () =>
      columnLayout(columns, definitions, {
        leadingWidth: grid.selectable ? CHECK_WIDTH : 0,
        viewWidth,
        neededWidths: widths,
      }),
    [columns, definitions, grid.selectable, viewWidth, widths],
  );
  const onNeededWidths = useCallback(
    (needed: ReadonlyMap<string, number>) => setWidths((before) => grownWidths(before, needed)),
    [],
  );
  return { layout, onNeededWidths };
}

/** The column with the expanders is shown only for groups and trees. */
function shownDefinitions(columns: readonly Column[], isTree: boolean): ReadonlyMap<string, Column> {
  const shown = columns.filter(({ kind }) => isTree || kind !== 'group');
  return new Map(shown.map((column) => [column.id, column]));
}

/** The width without the vertical scroll bar. */
function useViewWidth(element: ElementRef): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const measure = () => setWidth(watched.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return width;
}

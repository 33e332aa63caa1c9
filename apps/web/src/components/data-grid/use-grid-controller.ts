import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../../lib/preferences.ts';
import { showToast } from '../show-toast.tsx';
import type { ColumnLayout } from './columns/column-layout.ts';
import { GridController } from './control/grid-controller.ts';
import type { GridInputs } from './control/grid-inputs.ts';
import type { SurfaceElements } from './control/grid-surface.ts';
import type { DataGridProps } from './data-grid-props.ts';
import type { ControlName } from './paint/control-content.ts';
import type { GridRefs } from './use-grid-refs.ts';
import type { GridExpanding } from './view/use-grid-query.ts';

const ROW_HEIGHTS = { normal: 26, compact: 22 } as const;
const HEADER_HEIGHT = 28;

/** Only the last price flashes: more columns would flicker. */
const FLASHING = ['current_last'];

type Wiring = Pick<GridInputs, 'onMenu' | 'onFilter' | 'onCopied' | 'onNeededWidths'> &
  GridExpanding & { readonly layout: ColumnLayout; readonly idPrefix: string };

/** The grid's own row height, else the user's preference. */
export function useDensity({ density }: Pick<DataGridProps, 'density'>): 'normal' | 'compact' {
  const preferred = usePreferences((preferences) => preferences.density);
  return density ?? preferred;
}

/** Connects the controller, which lives outside React, to the component's props and elements. */
export function useGridController(props: DataGridProps, refs: GridRefs, wiring: Wiring): GridController {
  const { handle, grid, flashColumns = FLASHING } = props;
  const density = useDensity(props);
  const inputs = gridInputs(props, wiring);
  const [controller] = useState(() => new GridController(inputs));
  useEffect(() => controller.setInputs(inputs));

  const { scroller, canvas, body, dock, bar } = refs;
  const { idPrefix } = wiring;
  const isTree = (props.treeBy ?? null) !== null;
  const flashing = useMemo(() => new Set(flashColumns), [flashColumns]);
  useEffect(() => {
    const elements = elementsOf(scroller.current, canvas.current, body.current, dock.current, bar.current);
    if (handle === null || elements === null) return undefined;
    return controller.attach({
      handle,
      elements,
      idPrefix,
      hasChecks: grid.selectable,
      rowHeight: ROW_HEIGHTS[density],
      headerHeight: HEADER_HEIGHT,
      flashing,
      isTree,
    });
  }, [controller, handle, grid.selectable, density, flashing, isTree, idPrefix, scroller, canvas, body, dock, bar]);
  const { currentKey = null } = props;
  useEffect(() => {
    if (currentKey !== null && handle !== null) controller.reveal(currentKey);
  }, [controller, handle, currentKey]);
  return controller;
}

function elementsOf(
  scroller: HTMLElement | null,
  canvas: HTMLElement | null,
  body: HTMLElement | null,
  dock: HTMLElement | null,
  bar: HTMLElement | null,
): SurfaceElements | null {
  const isWhole = scroller !== null && canvas !== null && body !== null && dock !== null && bar !== null;
  return isWhole ? { scroller, canvas, body, dock, bar } : null;
}

function gridInputs(props: DataGridProps, wiring: Wiring): GridInputs {
  const { controls } = props;
  return {
    layout: wiring.layout,
    currentKey: props.currentKey ?? null,
    onOpen: ({ key }) => {
      if (key !== null) props.onOpenRow?.(key);
    },
    onControl: (control, row) => press(props, control, row),
    onExpand: wiring.onExpand,
    onUnfold: wiring.onUnfold,
    onMenu: wiring.onMenu,
    onFilter: wiring.onFilter,
    onNeededWidths: wiring.onNeededWidths,
    onSort: (columnId, isAdded) => controls.change({ kind: 'turn-sort', columnId, isAdded }),
    onColumn: (action) => controls.change({ kind: 'column', action }),
    onActiveRow: (key) => props.onActiveRow?.(key),
    onCopied: (isCopied) => {
      if (!isCopied) showToast({ tone: 'error', title: 'Could not copy', text: 'The browser did not allow it.' });
      wiring.onCopied(isCopied);
    },
  };
}

function press(props: DataGridProps, control: ControlName, { key }: PaintedRow): void {
  if (key === null) return;
  const listeners: Readonly<Partial<Record<ControlName, ((key: RowKey) => void) | undefined>>> = {
    bell: props.onBell,
    details: props.onDetails ?? props.onOpenRow,
    download: props.onDownload,
  };
  listeners[control]?.(key);
}

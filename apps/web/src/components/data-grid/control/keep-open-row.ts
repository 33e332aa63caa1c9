import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { GridSurface } from './grid-surface.ts';
import { ignoreClosed } from './ignore-closed.ts';
import type { OpenRowView } from './open-row-view.ts';

type RowsInView = {
  readonly surface: GridSurface;
  readonly handle: Pick<GridHandle, 'place'>;
  readonly scroller: HTMLElement;
};

/** New rows appear on top. They must not push the open row out of view. */
export function keepOpenRow(view: OpenRowView, key: RowKey | null, rows: RowsInView): void {
  const { surface, scroller } = rows;
  const index = key === null ? null : surface.painter.indexOfKey(key);
  const { queries } = surface.painter;
  const scrollTop = view.scrollTop({ key, index, queries }, () => surface.measures);
  if (scrollTop === 'lost' && key !== null) ignoreClosed(findOpenRow(view, key, rows));
  else if (typeof scrollTop === 'number') scroller.scrollTop = scrollTop;
}

async function findOpenRow(view: OpenRowView, key: RowKey, { surface, handle, scroller }: RowsInView): Promise<void> {
  const place = await handle.place(key);
  if (place.kind !== 'shown') return;
  const scrollTop = view.found(key, place.index, () => surface.measures);
  if (scrollTop !== null) scroller.scrollTop = scrollTop;
}

import type { ActionPlace } from '@meridian/domain/order-actions/action-plan';
import { actionTarget } from '@meridian/domain/order-actions/action-target';
import {
  ACTION_CHILD_FIELDS,
  type ActionChild,
  childrenToCancel,
  readActionChild,
  whyNoneCancelled,
} from '@meridian/domain/order-actions/child-plan';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { DataGridProps } from '../../components/data-grid/data-grid-props.ts';
import { useGridSelection } from '../../components/data-grid/use-grid-state.ts';
import { showToast } from '../../components/show-toast.tsx';
import { strokeOf } from '../../features/command-palette/key-stroke.ts';
import { ACTION_KEYS } from '../../features/order-actions/bar/action-keys.ts';
import { ChildBar } from '../../features/order-actions/children/child-bar.tsx';
import { laterDialog } from '../../lib/later-part.tsx';
import { useGridRecords } from '../../live/use-grid-records.ts';
import { useSession } from '../../session/session-context.tsx';

const ChildDialog = laterDialog(
  async () => (await import('../../features/order-actions/children/child-dialog.tsx')).ChildDialog,
);

export type ChildActions = {
  /** Props for the grid of child orders. */
  readonly rows: Pick<DataGridProps, 'currentKey' | 'onActiveRow' | 'onRowKey' | 'actionBar'>;
  readonly dialog: ReactNode;
};

/** Actions on child orders: the ticked ones, else the one under the cursor. Their parents keep working. */
export function useChildActions(handle: GridHandle | null, place: ActionPlace): ChildActions {
  const isPermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const [cursor, setCursor] = useState<RowKey | null>(null);
  // Kept as they were: a cancelled child leaves the grid, but the dialog must still show its outcome.
  const [asked, setAsked] = useState<readonly ActionChild[] | null>(null);
  const ticks = useGridSelection(handle);
  const target = useMemo(() => actionTarget(cursor, ticks), [cursor, ticks]);
  const records = useGridRecords(handle, target.keys, ACTION_CHILD_FIELDS, 'shown');
  const children = records?.flatMap((record) => readActionChild(record) ?? []) ?? [];
  const takes = childrenToCancel(children, place);
  const why = takes.length > 0 ? null : whyNoneCancelled(children);
  const cancel = () => {
    // The rows are not loaded yet. The next press finds them.
    if (records === null && target.kind !== 'none') return;
    if (why === null) setAsked(takes);
    else showToast({ tone: 'info', title: 'Cannot cancel child orders', text: `${why}.` });
  };
  const onRowKey = (event: KeyboardEvent) => {
    if (!isPermitted || strokeOf(event) !== ACTION_KEYS.cancel) return false;
    // Always handled here: in the child grid this key never acts on the parent.
    cancel();
    return true;
  };
  return {
    rows: {
      currentKey: cursor,
      onActiveRow: setCursor,
      onRowKey,
      actionBar: isPermitted ? (
        <ChildBar
          orders={children}
          takes={takes}
          isChecked={target.kind === 'checked'}
          why={why}
          onCancel={cancel}
          onClear={() => handle?.selection.set([])}
        />
      ) : null,
    },
    dialog: asked === null ? null : <ChildDialog takes={asked} onClose={() => setAsked(null)} />,
  };
}

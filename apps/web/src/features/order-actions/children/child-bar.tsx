import type { ActionPlace } from '@meridian/domain/order-actions/action-plan';
import {
  ACTION_CHILD_FIELDS,
  type ActionChild,
  childrenToCancel,
  readActionChild,
} from '@meridian/domain/order-actions/child-plan';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { Button } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { useGridSelection } from '../../../components/data-grid/use-grid-state.ts';
import { useGridRecords } from '../../../live/use-grid-records.ts';
import { useSession } from '../../../session/session-context.tsx';
import { ChildDialog, childrenText } from './child-dialog.tsx';
import styles from '../bulk-bar.module.css';

type ChildBarProps = { readonly handle: GridHandle | null; readonly place: ActionPlace };

/** What can be done with the selected child orders, over the bottom of their grid. */
export function ChildBar({ handle, place }: ChildBarProps) {
  const arePermitted = useSession(({ auth }) => auth.areActionsPermitted);
  const selected = useGridSelection(handle);
  const records = useGridRecords(handle, selected, ACTION_CHILD_FIELDS);
  // As they were when it was asked: a child that is cancelled leaves the grid, and its outcome is still to be told.
  const [asked, setAsked] = useState<readonly ActionChild[] | null>(null);
  const children = records?.flatMap((record) => readActionChild(record) ?? []) ?? [];
  const takes = childrenToCancel(children, place);
  return (
    <>
      {arePermitted && children.length > 0 ? (
        <section className={styles['bar']} data-floating-bar="" aria-label="Actions on the selected child orders">
          <b className={styles['count']}>{childrenText(children.length)}</b>
          <span className={styles['divider']} aria-hidden="true" />
          <Button
            appearance="bordered"
            sentiment="negative"
            disabled={takes.length === 0}
            onClick={() => setAsked(takes)}
          >
            {takes.length === 0 ? 'None can be cancelled' : `Cancel ${childrenText(takes.length)}`}
          </Button>
          <Button
            appearance="transparent"
            aria-label="Clear the selection"
            title="Clear the selection"
            onClick={() => handle?.selection.set([])}
          >
            <CloseIcon aria-hidden />
          </Button>
        </section>
      ) : null}
      {asked === null ? null : <ChildDialog takes={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

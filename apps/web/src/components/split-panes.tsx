import type { ReactNode } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import styles from './split-panes.module.css';

type SplitPanesProps = {
  /** The split is remembered under it on this machine. */
  readonly id: string;
  readonly top: ReactNode;
  readonly bottom: ReactNode;
};

/** Two panes, one above the other; the line between them can be dragged, and moved with the arrow keys. */
export function SplitPanes({ id, top, bottom }: SplitPanesProps) {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({ id: `split-${id}`, storage: window.localStorage });
  return (
    <Group
      className={styles['group']}
      orientation="vertical"
      {...(defaultLayout !== undefined && { defaultLayout })}
      onLayoutChanged={onLayoutChanged}
    >
      <Panel id="top" className={styles['panel']} defaultSize="66%" minSize="20%">
        {top}
      </Panel>
      <Separator className={styles['line']} aria-label="Size of the panes" />
      <Panel id="bottom" className={styles['panel']} minSize="12%">
        {bottom}
      </Panel>
    </Group>
  );
}

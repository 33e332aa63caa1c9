import type { ReactNode } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { usePoppedOut } from '../lib/pop-out.ts';
import styles from './split-panes.module.css';

type SplitPanesProps = {
  /** The key under which this machine remembers the split. */
  readonly id: string;
  readonly top: ReactNode;
  /** Null while there is nothing below. */
  readonly bottom: ReactNode | null;
};

/** Two panes, one above the other. The line between them moves by mouse and by arrow keys. */
export function SplitPanes({ id, top, bottom }: SplitPanesProps) {
  const part = usePoppedOut();
  // The window belongs to what stands beside the panes.
  if (part === 'analytics') return null;
  if (part !== null) return <div className={styles['alone']}>{part === 'top' ? top : bottom}</div>;
  return <Panes id={id} top={top} bottom={bottom} />;
}

function Panes({ id, top, bottom }: SplitPanesProps) {
  const panelIds = bottom === null ? ['top'] : ['top', 'bottom'];
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({
    id: `split-${id}`,
    panelIds,
    storage: window.localStorage,
  });
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
      {bottom === null ? null : (
        <>
          <Separator className={styles['line']} aria-label="Size of the panes" />
          <Panel id="bottom" className={styles['panel']} defaultSize="34%" minSize="12%">
            {bottom}
          </Panel>
        </>
      )}
    </Group>
  );
}

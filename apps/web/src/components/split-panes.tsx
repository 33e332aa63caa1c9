import { type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { usePoppedOut } from '../lib/pop-out.ts';
import { boundedShare, SHARE_BOUNDS, shareAfterKey, storedShare, USUAL_SHARE } from '../lib/split-share.ts';
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
  const group = useRef<HTMLDivElement>(null);
  const [share, setShare] = useKeptShare(`split-${id}`);
  const rows = `minmax(0, ${share}fr) auto minmax(0, ${100 - share}fr)`;
  return (
    <div ref={group} className={styles['group']} style={bottom === null ? undefined : { gridTemplateRows: rows }}>
      <div className={styles['panel']}>{top}</div>
      {bottom === null ? null : (
        <>
          <SplitLine group={group} share={share} onMove={setShare} />
          <div className={styles['panel']}>{bottom}</div>
        </>
      )}
    </div>
  );
}

type SplitLineProps = {
  readonly group: RefObject<HTMLDivElement | null>;
  readonly share: number;
  readonly onMove: (share: number) => void;
};

function SplitLine({ group, share, onMove }: SplitLineProps) {
  const follow = (event: PointerEvent) => {
    const box = group.current?.getBoundingClientRect();
    const isHeld = event.currentTarget.hasPointerCapture(event.pointerId);
    if (isHeld && box !== undefined) onMove(boundedShare((100 * (event.clientY - box.top)) / box.height));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a control.
    <hr
      aria-label="Size of the panes"
      aria-orientation="horizontal"
      aria-valuenow={Math.round(share)}
      {...SHARE_BOUNDS}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same.
      tabIndex={0}
      className={styles['line']}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={follow}
      onDoubleClick={() => onMove(USUAL_SHARE)}
      onKeyDown={(event) => {
        const next = shareAfterKey(event.key, share);
        if (next === null) return;
        event.preventDefault();
        onMove(next);
      }}
    />
  );
}

/** A browser that stores nothing keeps the split while the page is open. */
function useKeptShare(key: string) {
  const [share, setShare] = useState(() => storedShare(stored(key)));
  const keep = (next: number) => {
    setShare(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // The split of the next visit is the usual one.
    }
  };
  return [share, keep] as const;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

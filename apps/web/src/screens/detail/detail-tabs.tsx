import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DETAIL_PANES, type DetailView } from './detail-view.ts';
import styles from './detail-pane.module.css';

type DetailTabsProps = {
  readonly view: DetailView;
  readonly panelId: string;
  /** A key chose the pane before: the tabs come anew with its grid, and the focus goes with them. */
  readonly takesFocus: boolean;
  readonly onView: (view: DetailView, isByKey: boolean) => void;
};

/** One pane at a time; arrow keys go from one to the next. */
export function DetailTabs({ view, panelId, takesFocus, onView }: DetailTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [takesFocus]);
  const at = DETAIL_PANES.findIndex((pane) => pane.view === view);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : DETAIL_PANES[(at + step + DETAIL_PANES.length) % DETAIL_PANES.length];
    if (next === undefined) return;
    event.preventDefault();
    onView(next.view, true);
  };
  return (
    <div ref={list} role="tablist" aria-label="Below the parent orders" className={styles['tabs']}>
      {DETAIL_PANES.map((pane) => (
        <button
          key={pane.view}
          type="button"
          role="tab"
          data-view={pane.view}
          className={styles['tab']}
          aria-selected={pane.view === view}
          aria-controls={panelId}
          tabIndex={pane.view === view ? 0 : -1}
          onClick={() => onView(pane.view, false)}
          onKeyDown={onKeyDown}
        >
          {pane.label}
        </button>
      ))}
    </div>
  );
}

import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styles from './tab-list.module.css';

type TabEntry<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** How many rows the tab has; null or left out while unknown. */
  readonly count?: number | null;
};

type TabListProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly TabEntry<Id>[];
  readonly selected: Id;
  /** What the tabs switch. */
  readonly panelId: string;
  /** True where no toolbar draws the line below the tabs. */
  readonly isLined?: boolean;
  /** True when the tabs were drawn anew after a key press, and must take the focus again. */
  readonly takesFocus?: boolean;
  readonly onSelect: (id: Id, isByKey: boolean) => void;
};

/** Tabs. Arrow keys go from one to the next. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, tabs, selected, panelId, isLined = false, takesFocus = false, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [takesFocus]);
  const at = tabs.findIndex(({ id }) => id === selected);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id, true);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles['tabs']} data-lined={isLined ? '' : undefined}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          data-tab={tab.id}
          className={styles['tab']}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          aria-describedby={typeof tab.count === 'number' ? `${idPrefix}${tab.id}` : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id, false)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
          <Count id={`${idPrefix}${tab.id}`} value={tab.count ?? null} />
        </button>
      ))}
    </div>
  );
}

/** The count is the tab's description, not part of its name: a name that changes with every fill could not be found. */
function Count({ id, value }: { readonly id: string; readonly value: number | null }) {
  if (value === null) return null;
  return (
    <span id={id} className={styles['count']} data-count="" aria-hidden="true">
      {abbreviateNumber(value)}
    </span>
  );
}

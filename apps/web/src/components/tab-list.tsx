import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styles from './tab-list.module.css';

type TabEntry<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** How much is behind it; left out or null where that is not known. */
  readonly count?: number | null;
};

type TabListProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly TabEntry<Id>[];
  readonly selected: Id;
  /** What the tabs switch. */
  readonly panelId: string;
  /** Where it stands alone, it draws the line below itself. */
  readonly isLined?: boolean;
  /** The tabs came anew with what a key had chosen, and the focus goes with them. */
  readonly takesFocus?: boolean;
  readonly onSelect: (id: Id, isByKey: boolean) => void;
};

/** One of several at a time; arrow keys go from one to the next. */
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

/** Said as the tab's description: a name that changes with every fill could not be found again. */
function Count({ id, value }: { readonly id: string; readonly value: number | null }) {
  if (value === null) return null;
  return (
    <span id={id} className={styles['count']} data-count="" aria-hidden="true">
      {abbreviateNumber(value)}
    </span>
  );
}

import type { KeyboardEvent } from 'react';
import { TABS } from './analytics-code.ts';
import styles from './analytics.module.css';

type AnalyticsTabsProps = {
  readonly code: string;
  readonly panelId: string;
  readonly onTab: (code: string) => void;
};

/** One tab at a time; arrow keys go from one to the next, and so do the digits that are their codes. */
export function AnalyticsTabs({ code, panelId, onTab }: AnalyticsTabsProps) {
  const at = TABS.findIndex((tab) => tab.code === code);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = TABS[{ ArrowRight: (at + 1) % TABS.length, ArrowLeft: (at || TABS.length) - 1 }[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onTab(next.code);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-code="${next.code}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Trade analytics" className={styles['tabs']}>
      {TABS.map((tab) => (
        <button
          key={tab.code}
          type="button"
          role="tab"
          data-code={tab.code}
          className={styles['tab']}
          aria-selected={tab.code === code}
          aria-controls={panelId}
          tabIndex={tab.code === code ? 0 : -1}
          onClick={() => onTab(tab.code)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

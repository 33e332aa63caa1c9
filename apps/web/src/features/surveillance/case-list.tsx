import type { SurveillanceCase } from '@meridian/protocol/rest/surveillance-calls';
import type { KeyboardEvent } from 'react';
import styles from './case-list.module.css';
import { scoreTone } from './case-text.ts';
import { StateTag } from './state-tag.tsx';

type CaseListProps = {
  readonly cases: readonly SurveillanceCase[];
  readonly selectedId: number | null;
  readonly onSelect: (id: number) => void;
};

/** One of them is open beside the list; the arrows go up and down. */
export function CaseList({ cases, selectedId, onSelect }: CaseListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = cases.findIndex(({ case_id }) => case_id === selectedId);
    const next = cases[Math.min(Math.max(at + step, 0), cases.length - 1)];
    if (next === undefined) return;
    onSelect(next.case_id);
    event.currentTarget.querySelector<HTMLElement>(`[data-case="${next.case_id}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows move between the buttons inside.
    <nav className={styles['list']} aria-label="Cases" onKeyDown={onKeyDown}>
      <ul>
        {cases.map((one) => (
          <li key={one.case_id}>
            <button
              type="button"
              data-case={one.case_id}
              aria-current={one.case_id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(one.case_id)}
            >
              <b data-tone={scoreTone(one.score)}>{one.score}</b>
              <span className={styles['what']}>
                <span className={styles['rule']}>{`${one.rule} ${one.rule_name}`}</span>
                <span>{`${one.exchange_symbol} · ${one.alloc_account}`}</span>
              </span>
              <span className={styles['end']}>
                <StateTag state={one.state} />
                <span>{one.trade_date}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

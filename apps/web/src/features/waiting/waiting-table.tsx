import type { WaitingRequest } from '@meridian/protocol/rest/waiting-calls';
import { type KeyboardEvent, useRef } from 'react';
import { ageText, durationText } from '../../lib/time-text.ts';
import styles from './waiting.module.css';
import { isSoon, kindWord, stateWord } from './waiting-rows.ts';

type WaitingTableProps = {
  readonly label: string;
  readonly rows: readonly WaitingRequest[];
  readonly selectedKey: string | null;
  readonly nowMs: number;
  /** One's own have a state instead of an author. */
  readonly isMine: boolean;
  readonly isStale: boolean;
  readonly onSelect: (key: string) => void;
};

/** Requests, one line each. Arrow keys move, and what is chosen opens beside. */
export function WaitingTable({ label, rows, selectedKey, nowMs, isMine, isStale, onSelect }: WaitingTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const move = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = rows.findIndex(({ key }) => key === selectedKey);
    const next = rows[Math.min(rows.length - 1, Math.max(0, place + step))];
    if (next === undefined) return;
    onSelect(next.key);
    body.current?.querySelector<HTMLElement>(`[data-request="${next.key}"]`)?.focus();
  };
  const columns = ['What', 'Request', 'Changes', 'Account', isMine ? 'State' : 'Asked by', 'Age', 'Ends'];
  return (
    <table className={styles['table']} data-stale={isStale}>
      <caption className="salt-visuallyHidden">{label}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its buttons */}
      <tbody ref={body} onKeyDown={move}>
        {rows.map((row) => (
          <tr key={row.key} data-selected={row.key === selectedKey} onClick={() => onSelect(row.key)}>
            <td>{kindWord(row)}</td>
            <th scope="row">
              <button
                type="button"
                data-request={row.key}
                aria-current={row.key === selectedKey ? 'true' : undefined}
                onClick={() => onSelect(row.key)}
              >
                {row.title}
              </button>
            </th>
            <td className={styles['change']} title={row.change}>
              {row.change}
            </td>
            <td>{row.account ?? 'Desk'}</td>
            <td data-state={row.state}>{isMine ? stateWord(row) : row.asked_by}</td>
            <td className={styles['number']}>{ageText(row.asked_ms, nowMs)}</td>
            <td className={styles['number']} data-tone={isSoon(row, nowMs) ? 'near' : undefined}>
              {endText(row, nowMs)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function endText({ expires_ms, state }: WaitingRequest, nowMs: number): string {
  if (state !== 'pending' || expires_ms === null) return '–';
  return expires_ms <= nowMs ? 'now' : `in ${durationText(expires_ms - nowMs)}`;
}

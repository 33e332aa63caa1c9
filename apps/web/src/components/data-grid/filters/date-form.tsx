import { isCalendarDate } from '@meridian/domain/calendar-date';
import { useId } from 'react';
import type { FilterFormProps } from './filter-form.ts';
import { activeFilter } from './filter-kind.ts';
import styles from './filters.module.css';

export function DateForm({ filter, onChange }: FilterFormProps) {
  const range = filter?.kind === 'date' ? filter : { from: null, to: null };
  const change = (end: 'from' | 'to', text: string) => {
    const day = isCalendarDate(text) ? text : null;
    onChange(activeFilter({ kind: 'date', from: range.from, to: range.to, [end]: day }));
  };
  return (
    <div className={styles['rangeTall']}>
      <DateEnd label="From" type="date" value={range.from ?? ''} onPick={(text) => change('from', text)} />
      <DateEnd label="To" type="date" value={range.to ?? ''} onPick={(text) => change('to', text)} />
    </div>
  );
}

/** Times on the browser's clock, to the second. The end includes its whole second. */
export function TimeForm({ filter, onChange }: FilterFormProps) {
  const range = filter?.kind === 'time' ? filter : { fromMs: null, toMs: null };
  const change = (end: 'fromMs' | 'toMs', text: string) => {
    const parsed = new Date(text).getTime();
    const atMs = Number.isNaN(parsed) ? null : parsed + (end === 'toMs' ? 999 : 0);
    onChange(activeFilter({ kind: 'time', fromMs: range.fromMs, toMs: range.toMs, [end]: atMs }));
  };
  return (
    <div className={styles['rangeTall']}>
      <DateEnd
        label="From"
        type="datetime-local"
        value={localText(range.fromMs)}
        onPick={(text) => change('fromMs', text)}
      />
      <DateEnd label="To" type="datetime-local" value={localText(range.toMs)} onPick={(text) => change('toMs', text)} />
    </div>
  );
}

type DateEndProps = {
  readonly label: string;
  readonly type: 'date' | 'datetime-local';
  readonly value: string;
  readonly onPick: (text: string) => void;
};

function DateEnd({ label, type, value, onPick }: DateEndProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles['date']}
        type={type}
        step={1}
        value={value}
        onChange={(event) => onPick(event.target.value)}
      />
    </div>
  );
}

/** As the input writes it: local time without a zone. */
function localText(atMs: number | null): string {
  if (atMs === null) return '';
  const offsetMs = new Date(atMs).getTimezoneOffset() * 60_000;
  return new Date(atMs - offsetMs).toISOString().slice(0, 19);
}

import { type CellTone, shownTone } from '@meridian/domain/cell-tone';
import styles from './parts.module.css';

export type Figure = {
  readonly label: string;
  /** Blank shows as a dash. */
  readonly value: string;
  readonly unit?: string;
  readonly note?: string;
  readonly tone?: CellTone;
};

/** The numbers that matter most, side by side. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ label, value, unit, note, tone = 'neutral' }) => (
        <div key={label} className={styles['figure']}>
          <dt>{label}</dt>
          <dd data-tone={shownTone(tone, value)}>
            {value === '' ? '–' : value}
            {unit === undefined || value === '' ? null : <small>{unit}</small>}
          </dd>
          {note === undefined ? null : <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

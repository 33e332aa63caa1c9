import styles from './legend.module.css';

export type LegendEntry = {
  readonly look: 'own' | 'goal' | 'range' | 'band' | 'share' | 'ivwap' | 'add' | 'mid' | 'remove' | 'auction';
  readonly name: string;
};

type LegendProps = {
  readonly entries: readonly LegendEntry[];
  /** The side of the order, whose colour its own marks have. */
  readonly side: 'buy' | 'sell';
  /** What else the marks say. */
  readonly note?: string;
};

/** Shape and colour of what is drawn. The table behind the chart has the same names for screen readers. */
export function Legend({ entries, side, note }: LegendProps) {
  return (
    <span className={styles['legend']} data-side={side} aria-hidden="true">
      {entries.map(({ look, name }) => (
        <span key={look}>
          <i data-look={look} /> {name}
        </span>
      ))}
      {note === undefined ? null : <span>{note}</span>}
    </span>
  );
}

import styles from './simulated-note.module.css';

/** On every page of a production desk whose markets are made up, so that nobody takes a fill for a real one. */
export function SimulatedNote() {
  return (
    <p className={styles.note} role="note">
      Simulated market: prices, fills and venues are simulated. No order leaves this system.
    </p>
  );
}

import styles from './installation-notes.module.css';

/** On every page, so that nobody takes a simulated fill for a real one, or a demo for a desk. */
export function InstallationNotes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className={styles.note} role="note">
      {note}
    </p>
  ));
}

import styles from './command-palette.module.css';
import { keyCaps } from './key-stroke.ts';

const isMac = /mac/i.test(navigator.userAgent);

/** The keys of a command, each as a cap. */
export function KeyCaps({ keys }: { readonly keys: readonly string[] }) {
  const caps = keys.flatMap((stroke) => keyCaps(stroke, isMac));
  return (
    <span className={styles.keys}>
      {caps.map((cap, index) => (
        <kbd className={styles.key} key={`${index.toString()} ${cap}`}>
          {cap}
        </kbd>
      ))}
    </span>
  );
}

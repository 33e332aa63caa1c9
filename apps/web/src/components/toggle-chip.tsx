import type { ReactNode } from 'react';
import styles from './toggle-chip.module.css';

type ToggleChipProps = { readonly isOn: boolean; readonly onToggle: () => void; readonly children: ReactNode };

/** Narrows a list, and shows that it does. */
export function ToggleChip({ isOn, onToggle, children }: ToggleChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </button>
  );
}

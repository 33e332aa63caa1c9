import { SearchIcon } from '@salt-ds/icons';
import { KeyCaps } from '../features/command-palette/key-caps.tsx';
import { showPalette } from '../features/command-palette/palette-store.ts';
import styles from './search-trigger.module.css';

/** Looks like the search field it opens. */
export function SearchTrigger() {
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-label="Search screens and actions"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => showPalette('palette')}
    >
      <SearchIcon aria-hidden />
      <span className={styles.words}>Search screens, actions</span>
      <KeyCaps keys={['Mod+k']} />
    </button>
  );
}

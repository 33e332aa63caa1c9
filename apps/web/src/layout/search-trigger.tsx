import { SearchIcon } from '@salt-ds/icons';
import { KeyCaps } from '../features/command-palette/key-caps.tsx';
import { PALETTE_STROKE, showPalette } from '../features/command-palette/palette-store.ts';
import styles from './search-trigger.module.css';

/** Looks like the search field it opens. */
export function SearchTrigger() {
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => showPalette('palette')}
    >
      <SearchIcon aria-hidden />
      <span className={styles.words}>
        Search<span className={styles.more}> orders, symbols, actions</span>
      </span>
      <span aria-hidden="true">
        <KeyCaps keys={[PALETTE_STROKE]} />
      </span>
    </button>
  );
}

import { Link, useSearchParams } from 'react-router';
import { KeyCaps } from '../features/command-palette/key-caps.tsx';
import { PALETTE_STROKE, showPalette } from '../features/command-palette/palette-store.ts';
import { useSession } from '../session/session-context.tsx';
import { pathWithAsset } from './asset-selection.ts';
import { navigationFor } from './find-navigation.ts';
import styles from './quick-links.module.css';

/** Links to the screens of a user, and the two keys that find everything else. */
export function QuickLinks() {
  const [search] = useSearchParams();
  const groups = navigationFor(useSession((state) => state.auth.permissions));
  const entries = groups.flatMap((group) => group.entries).filter(({ path }) => path !== '/');
  return (
    <ul className={styles.links}>
      {entries.map(({ id, label, path, icon: Icon, goKey }) => (
        <li key={id}>
          <Link className={styles.link} to={pathWithAsset(path, search)}>
            <Icon aria-hidden />
            <span>{label}</span>
            <KeyCaps keys={['g', goKey]} />
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.link} onClick={() => showPalette('palette')}>
          <span>Search orders, symbols and actions</span>
          <KeyCaps keys={[PALETTE_STROKE]} />
        </button>
      </li>
      <li>
        <button type="button" className={styles.link} onClick={() => showPalette('shortcuts')}>
          <span>Keyboard shortcuts</span>
          <KeyCaps keys={['?']} />
        </button>
      </li>
    </ul>
  );
}

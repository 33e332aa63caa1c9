import { Hint } from '../components/popover/hint.tsx';
import { PanelCloseLeftIcon, PanelOpenLeftIcon } from '@salt-ds/icons';
import { Link, useLocation, useSearchParams } from 'react-router';
import { KeyCaps } from '../features/command-palette/key-caps.tsx';
import { useSession } from '../session/session-context.tsx';
import { pathWithAsset } from './asset-selection.ts';
import { Logo } from './logo.tsx';
import { activeEntry, type NavigationGroup, navigationFor } from './find-navigation.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import styles from './navigation-rail.module.css';
import { toggleNavigation, useNavigationState } from './navigation-state.ts';

/** The navigation: icons in 50 px, or icons with labels in 217 px. */
export function NavigationRail() {
  const isExpanded = useNavigationState((state) => state.isExpanded);
  const groups = navigationFor(useSession((state) => state.auth.permissions));
  return (
    <nav className={styles.rail} data-expanded={isExpanded} aria-label="Screens">
      <HomeLink isExpanded={isExpanded} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <RailGroup key={group.name} group={group} isExpanded={isExpanded} />
        ))}
      </div>
      <RailToggle isExpanded={isExpanded} />
    </nav>
  );
}

function HomeLink({ isExpanded }: { readonly isExpanded: boolean }) {
  const [search] = useSearchParams();
  return (
    <Link className={styles.brand} to={pathWithAsset('/', search)} aria-label="Meridian, home">
      <Logo />
      {isExpanded ? <span className={styles.name}>Meridian</span> : null}
    </Link>
  );
}

function RailGroup({ group, isExpanded }: { readonly group: NavigationGroup; readonly isExpanded: boolean }) {
  return (
    <div className={styles.group}>
      <h2 className={isExpanded ? styles.heading : 'salt-visuallyHidden'}>{group.name}</h2>
      <ul className={styles.entries}>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <RailLink entry={entry} isExpanded={isExpanded} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RailLink({ entry, isExpanded }: { readonly entry: NavigationEntry; readonly isExpanded: boolean }) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { icon: Icon, mark: Mark } = entry;
  return (
    <Hint text={entry.label} side="right" isOff={isExpanded}>
      <Link
        className={styles.link}
        to={pathWithAsset(entry.path, search)}
        aria-current={activeEntry(pathname) === entry ? 'page' : undefined}
      >
        <Icon aria-hidden />
        <span className={isExpanded ? styles.label : 'salt-visuallyHidden'}>{entry.label}</span>
        {Mark === undefined ? null : <Mark />}
      </Link>
    </Hint>
  );
}

function RailToggle({ isExpanded }: { readonly isExpanded: boolean }) {
  const label = isExpanded ? 'Collapse navigation' : 'Expand navigation';
  return (
    <Hint text={`${label}  [`} side="right" isOff={isExpanded}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isExpanded}
        aria-label={label}
        aria-keyshortcuts="["
        onClick={toggleNavigation}
      >
        {isExpanded ? <PanelCloseLeftIcon aria-hidden /> : <PanelOpenLeftIcon aria-hidden />}
        {isExpanded ? (
          <>
            <span className={styles.label}>Collapse</span>
            <KeyCaps keys={['[']} />
          </>
        ) : null}
      </button>
    </Hint>
  );
}

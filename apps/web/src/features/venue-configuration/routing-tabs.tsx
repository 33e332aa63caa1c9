import { Link, useLocation } from 'react-router';
import styles from './venue-configuration.module.css';

const TABS = [
  { path: '/configuration/destinations', label: 'Destinations' },
  { path: '/configuration/venues', label: 'Venues' },
  { path: '/configuration/penalty-list', label: 'Penalty list' },
] as const;

/** Tabs of the three routing screens. */
export function RoutingTabs({ penalised }: { readonly penalised: number | null }) {
  const { pathname, search } = useLocation();
  const asset = new URLSearchParams(search).get('asset');
  return (
    <nav className={styles['tabs']} aria-label="Destinations and venues">
      {TABS.map(({ path, label }) => (
        <Link
          key={path}
          to={asset === null ? path : `${path}?asset=${encodeURIComponent(asset)}`}
          aria-current={pathname === path ? 'page' : undefined}
        >
          {label}
          {path.endsWith('penalty-list') && penalised !== null && penalised > 0 ? <small>{penalised}</small> : null}
        </Link>
      ))}
    </nav>
  );
}

import { DEFAULT_SERVER_TIME_ZONE } from '@meridian/domain/constants';
import { Segments } from '../components/segments.tsx';
import { setAlertSound, useAlerts } from '../features/alerts/alert-store.ts';
import { changePreferences, usePreferences } from '../lib/preferences.ts';
import { useSession } from '../session/session-context.tsx';
import styles from './user-menu.module.css';

const DENSITIES = [
  { value: 'normal', label: '26 px' },
  { value: 'compact', label: '22 px' },
] as const;
const ZONES = [
  { value: 'browser', label: 'Browser' },
  { value: 'server', label: 'Server' },
  { value: 'utc', label: 'UTC' },
] as const;
const CONFIRMATIONS = [
  { value: 'all', label: 'All actions' },
  { value: 'not-undoable', label: 'All but Pause, Resume' },
] as const;
const SOUNDS = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
] as const;

/** How the desk looks for this user in every browser, and how it sounds on this machine. */
export function PreferenceChoices({ userId }: { readonly userId: number }) {
  const { density, zone, confirmations } = usePreferences();
  const isSoundOn = useAlerts((state) => state.isSoundOn);
  const serverZone = useSession((state) => state.settings?.server_time_zone) ?? DEFAULT_SERVER_TIME_ZONE;
  const chooseZone = async (choice: 'browser' | 'server' | 'utc') => {
    const zones = { browser: null, server: serverZone, utc: 'UTC' };
    await changePreferences(userId, { zone: zones[choice] });
    // All times change, in the grid worker too.
    window.location.reload();
  };
  return (
    <section className={styles.preferences} aria-label="Preferences">
      <h3>Preferences</h3>
      <dl>
        <dt>Row height</dt>
        <dd>
          <Segments
            label="Row height"
            options={DENSITIES}
            selected={density}
            onSelect={(next) => void changePreferences(userId, { density: next })}
          />
        </dd>
        <dt>Times in</dt>
        <dd>
          <Segments
            label="Times in"
            options={ZONES}
            selected={zoneChoice(zone, serverZone)}
            onSelect={(choice) => void chooseZone(choice)}
          />
        </dd>
        <dt>Ask before</dt>
        <dd>
          <Segments
            label="Ask before"
            options={CONFIRMATIONS}
            selected={confirmations}
            onSelect={(next) => void changePreferences(userId, { confirmations: next })}
          />
        </dd>
        <dt>Sound</dt>
        <dd>
          <Segments
            label="Alert sound"
            options={SOUNDS}
            selected={isSoundOn ? 'on' : 'off'}
            onSelect={(next) => setAlertSound(next === 'on')}
          />
        </dd>
      </dl>
    </section>
  );
}

function zoneChoice(zone: string | null, serverZone: string): 'browser' | 'server' | 'utc' {
  if (zone === null) return 'browser';
  return zone === 'UTC' && serverZone !== 'UTC' ? 'utc' : zone === serverZone ? 'server' : 'utc';
}

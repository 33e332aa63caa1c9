import { DEFAULT_SERVER_TIME_ZONE } from '@meridian/domain/constants';
import { formatClock } from '@meridian/domain/time-format';
import { zoneAbbreviation } from '@meridian/domain/zone-name';
import { isTimeZone } from '@meridian/domain/zoned-time';
import { Hint } from '../components/popover/hint.tsx';
import { SHOWN_ZONE } from '../lib/time-text.ts';
import { useNow } from '../lib/use-now.ts';
import { useSession } from '../session/session-context.tsx';
import styles from './desk-clock.module.css';
import { zoneLabel, zonesDiffer } from './zone-label.ts';

/** The browser's time and zone, and the server's time where it differs. */
export function DeskClock() {
  const nowMs = useNow();
  const given = useSession((state) => state.settings?.server_time_zone) ?? DEFAULT_SERVER_TIME_ZONE;
  const serverZone = isTimeZone(given) ? given : DEFAULT_SERVER_TIME_ZONE;
  const server = zonesDiffer(SHOWN_ZONE, serverZone, nowMs)
    ? `${formatClock(nowMs, serverZone).slice(0, 5)} ${zoneAbbreviation(serverZone, nowMs)}`
    : null;
  const here = zoneLabel(SHOWN_ZONE, nowMs);
  const there = zoneLabel(serverZone, nowMs);
  const sentence = server === null ? here : `${here}. Server: ${formatClock(nowMs, serverZone)} ${there}`;
  return (
    <Hint text={sentence} side="bottom">
      <div className={styles.clock} role="timer" aria-live="off" aria-label={`Time: ${sentence}`}>
        <time className={styles.time}>{formatClock(nowMs, SHOWN_ZONE)}</time>
        <span className={styles.zone}>
          {server === null ? here : `${zoneAbbreviation(SHOWN_ZONE, nowMs)} · server ${server}`}
        </span>
      </div>
    </Hint>
  );
}

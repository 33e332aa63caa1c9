import { caseEventText } from '@meridian/domain/surveillance/case-event-text';
import type { SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import { dateAndTime } from '../../lib/time-text.ts';
import styles from './case-side.module.css';

/** Everything that was done with the case, newest first. Nothing of it can be changed. */
export function CaseTrail({ found }: { readonly found: SurveillanceCaseDetail }) {
  return (
    <section className={styles['card']} aria-label="Audit trail">
      <h3>Audit trail</h3>
      <ol className={styles['trail']}>
        {found.events.toReversed().map((event, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the trail only grows, and has no key of its own
          <li key={found.events.length - place} data-kind={event.kind}>
            <span>
              <b>{event.by ?? 'Report run'}</b>
              <time>{dateAndTime(event.at_ms)}</time>
            </span>
            <span>{caseEventText(event)}</span>
            {event.text === null || event.text === '' ? null : <q>{event.text}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import type { ReferenceVersionRow } from '@meridian/protocol/rest/reference-calls';
import { dateAndMinute } from '../../lib/time-text.ts';
import styles from './reference-data.module.css';
import { useReferenceVersions } from './use-reference.ts';

function counts({ added, changed, removed }: ReferenceVersionRow): string {
  return [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ]
    .filter(([count]) => Number(count) > 0)
    .map(([count, what]) => `${count?.toLocaleString('en-US')} ${what}`)
    .join(', ');
}

/** Who imported what, and from which day it applies. */
export function ReferenceHistory({ kind }: { readonly kind: ReferenceKind }) {
  const { data: versions = [], error } = useReferenceVersions(kind);
  return (
    <section className={styles['history']} aria-label="Imports">
      <h2>Imports</h2>
      {error === null ? null : <p className={styles['failure']}>{error.message}</p>}
      {error === null && versions.length === 0 ? <p className={styles['quiet']}>No import yet.</p> : null}
      <ol>
        {versions.map((version) => (
          <li key={version.id}>
            <p>
              <b>From {version.effective_from}</b> {counts(version)}
            </p>
            <p className={styles['quiet']}>
              {version.source_name} · {version.imported_by_email ?? 'command line or first start'} ·{' '}
              <time dateTime={new Date(version.imported_ms).toISOString()}>{dateAndMinute(version.imported_ms)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

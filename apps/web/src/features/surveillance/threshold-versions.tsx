import { thresholdValuesText } from '@meridian/domain/surveillance/threshold-texts';
import type { ThresholdScope } from '@meridian/protocol/rest/threshold-calls';
import { VersionList } from '../../components/version-list.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import styles from './thresholds.module.css';

export function ThresholdVersions({
  account,
  asset_class,
  versions,
}: Pick<ThresholdScope, 'account' | 'asset_class' | 'versions'>) {
  const isWidest = account === null && asset_class === null;
  return (
    <section className={styles['card']} aria-label="Versions">
      <h3>Versions</h3>
      {versions.length === 0 ? (
        <p>
          {isWidest
            ? 'No version saved yet: these are the default values of Meridian.'
            : 'No version of its own yet: it follows the wider sets.'}
        </p>
      ) : (
        <VersionList
          label="Versions of these thresholds"
          items={versions.map(({ version, thresholds, note, saved_by, saved_ms }, place) => ({
            key: String(version),
            name: `v${version}`,
            mark: place === 0 ? 'in force' : null,
            time: dateAndTime(saved_ms),
            what: `${note}: ${thresholdValuesText(thresholds)}`,
            people: saved_by ?? '',
          }))}
        />
      )}
    </section>
  );
}

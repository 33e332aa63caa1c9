import { diffSettings } from '@meridian/domain/strategy-settings/diff-settings';
import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import { Button } from '@salt-ds/core';
import { DiffTable } from '../../components/diff-table.tsx';
import styles from './strategy-settings.module.css';

type ConflictCardProps = {
  readonly version: SettingsVersion;
  readonly before: SettingsValues | null;
  readonly fromVersion: number;
  readonly theirs: SettingsValues & { readonly version: number };
  readonly yours: SettingsValues;
  readonly onTakeTheirs: () => void;
  readonly onKeepYours: () => void;
};

/** Somebody was faster: what it was, what they made of it, and what one wants. */
export function ConflictCard(props: ConflictCardProps) {
  const { version, before, fromVersion, theirs, yours, onTakeTheirs, onKeepYours } = props;
  const mine = diffSettings(version, before, yours);
  const other = new Map(diffSettings(version, before, theirs).map((line) => [line.key, line]));
  const keys = [...new Set([...mine.map(({ key }) => key), ...other.keys()])];
  const ofMine = new Map(mine.map((line) => [line.key, line]));
  const lines = keys.map((key) => {
    const [own, their] = [ofMine.get(key), other.get(key)];
    const was = own?.before ?? their?.before ?? '';
    return {
      key,
      label: own?.label ?? their?.label ?? key,
      cells: [was, their?.after ?? was, own?.after ?? was],
      isChanged: own?.isChanged === true || their?.isChanged === true,
    };
  });
  return (
    <section className={styles.card} aria-label="Conflict">
      <h2>Somebody saved it meanwhile</h2>
      <DiffTable
        label="Conflict"
        columns={[`v${fromVersion} you opened`, `v${theirs.version} now`, 'Yours']}
        lines={lines}
      />
      <div className={styles.answers}>
        <span>Nothing of yours is saved yet.</span>
        <Button onClick={onTakeTheirs}>Take v{theirs.version}</Button>
        <Button sentiment="accented" onClick={onKeepYours}>
          Keep mine, over v{theirs.version}
        </Button>
      </div>
    </section>
  );
}

import { type ReactNode, useState } from 'react';
import styles from './compare-versions.module.css';
import { type DiffLine, DiffTable } from './diff-table.tsx';
import { ChoiceField } from './fields/choice-field.tsx';

type CompareVersionsProps = {
  /** Newest first. */
  readonly versions: readonly number[];
  readonly linesOf: (from: number, to: number) => readonly DiffLine[];
  /** What is to be said of the two besides. */
  readonly renderNote?: (from: number, to: number) => ReactNode;
};

/** Any two versions side by side. */
export function CompareVersions({ versions, linesOf, renderNote }: CompareVersionsProps) {
  const [newest = 1, second = newest] = versions;
  const [picked, setPicked] = useState({ from: second, to: newest });
  const choices = versions.map((version) => ({ value: String(version), label: `v${version}` }));
  return (
    <div className={styles.compare}>
      <div className={styles.pair}>
        <ChoiceField
          label="Compare"
          choices={choices}
          value={String(picked.from)}
          onChange={(from) => setPicked({ ...picked, from: Number(from) })}
        />
        <ChoiceField
          label="with"
          choices={choices}
          value={String(picked.to)}
          onChange={(to) => setPicked({ ...picked, to: Number(to) })}
        />
      </div>
      <DiffTable
        label="Compared versions"
        columns={[`v${picked.from}`, picked.from === picked.to ? `v${picked.to} again` : `v${picked.to}`]}
        lines={linesOf(picked.from, picked.to)}
      />
      {picked.from === picked.to ? null : renderNote?.(picked.from, picked.to)}
    </div>
  );
}

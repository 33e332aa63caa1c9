import { Dropdown, Option } from '@salt-ds/core';
import type { DraftGroup } from '../draft/search-draft.ts';
import styles from './condition-form.module.css';

type JoinChoiceProps = {
  readonly group: DraftGroup;
  /** The outermost group cannot be negated. */
  readonly isOutermost: boolean;
  readonly onChange: (group: DraftGroup) => void;
};

const CHOICES = [
  { key: 'all', label: 'all of these', join: 'and', not: false },
  { key: 'any', label: 'any of these', join: 'or', not: false },
  { key: 'none', label: 'none of these', join: 'or', not: true },
  { key: 'not all', label: 'not all of these', join: 'and', not: true },
] as const;

export function JoinChoice({ group, isOutermost, onChange }: JoinChoiceProps) {
  const current = CHOICES.find(({ join, not }) => join === group.join && not === group.not) ?? CHOICES[0];
  return (
    <div className={styles['join']}>
      {isOutermost ? <span>Orders that match</span> : null}
      <Dropdown
        bordered
        aria-label={isOutermost ? 'Orders that match' : 'The group matches'}
        className={styles['choice'] ?? ''}
        selected={[current.key]}
        value={current.label}
        onSelectionChange={(_, [key]) => {
          const picked = CHOICES.find((choice) => choice.key === key);
          if (picked !== undefined) onChange({ ...group, join: picked.join, not: picked.not });
        }}
      >
        {CHOICES.filter(({ not }) => !isOutermost || !not).map(({ key, label }) => (
          <Option key={key} value={key}>
            {label}
          </Option>
        ))}
      </Dropdown>
    </div>
  );
}

import type { ConditionalFilter } from '@meridian/domain/entities/conditional-rule';
import { formatUpTo } from '@meridian/domain/number-format';
import { Button } from '@salt-ds/core';
import { AddIcon, DeleteIcon } from '@salt-ds/icons';
import { ConditionRow } from './condition-row.tsx';
import { newFilter, type RuleDraft } from './group-draft.ts';
import { MoveHandle } from './move-handle.tsx';
import { NameChoice } from './name-choice.tsx';
import rulesCss from './rules.module.css';
import type { DragRow } from './use-drag-rows.ts';
import type { Target } from './use-groups.ts';

type RuleCardProps = {
  readonly rule: RuleDraft;
  readonly index: number;
  readonly count: number;
  readonly filters: readonly ConditionalFilter[];
  readonly targets: readonly Target[];
  readonly share: number | null;
  readonly isDisabled: boolean;
  readonly drag: DragRow;
  readonly onChange: (rule: RuleDraft) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

/** One rule: its conditions and its target. */
export function RuleCard(props: RuleCardProps) {
  const { rule, index, filters, targets, share, isDisabled, drag, onChange, onMove, onRemove } = props;
  const place = `Rule ${index + 1}`;
  return (
    <li className={rulesCss['card']} aria-label={place} data-dragged={drag.isDragged} {...drag.row}>
      <header className={rulesCss['cardHead']}>
        <MoveHandle
          what={`rule ${index + 1}`}
          index={index}
          isDisabled={isDisabled}
          drag={drag.handle}
          onMove={onMove}
        />
        <span className={rulesCss['number']}>{index + 1}</span>
        <span className={rulesCss['share']}>
          {share === null ? null : `takes ${formatUpTo(share, 1)}% of the last 30 days`}
        </span>
        <Button
          appearance="transparent"
          aria-label={`Remove rule ${index + 1}`}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <DeleteIcon aria-hidden />
        </Button>
      </header>
      {rule.filters.map((filter, at) => (
        <ConditionRow
          key={filter.key}
          filter={filter}
          filters={filters}
          place={`${place} condition ${at + 1}`}
          isFirst={at === 0}
          isDisabled={isDisabled}
          onChange={(next) =>
            onChange({ ...rule, filters: rule.filters.map((one) => (one.key === filter.key ? next : one)) })
          }
          onRemove={() => onChange({ ...rule, filters: rule.filters.filter((one) => one.key !== filter.key) })}
        />
      ))}
      <div className={rulesCss['condition']}>
        <span className={rulesCss['word']} data-then="">
          then
        </span>
        <NameChoice
          label={`${place} result`}
          targets={targets}
          value={rule.result_destination}
          isDisabled={isDisabled}
          onChange={(result_destination) => onChange({ ...rule, result_destination })}
        />
        <Button
          appearance="transparent"
          className={rulesCss['more'] ?? ''}
          disabled={isDisabled}
          onClick={() => onChange({ ...rule, filters: [...rule.filters, newFilter()] })}
        >
          <AddIcon aria-hidden /> Condition
        </Button>
      </div>
    </li>
  );
}

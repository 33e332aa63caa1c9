import type { ConditionalFilter } from '@meridian/domain/entities/conditional-rule';
import { Button } from '@salt-ds/core';
import { AddIcon } from '@salt-ds/icons';
import { type GroupDraft, moved, newRule, type RuleDraft } from './group-draft.ts';
import { RuleCard } from './rule-card.tsx';
import rulesCss from './rules.module.css';
import { useDragRows } from './use-drag-rows.ts';
import type { Target } from './use-groups.ts';

type RulesEditorProps = {
  readonly draft: GroupDraft;
  readonly filters: readonly ConditionalFilter[];
  readonly targets: readonly Target[];
  readonly isDisabled: boolean;
  /** Percent of orders per rule in the dry run. Null before a run. */
  readonly shares: readonly (number | null)[] | null;
  readonly onChange: (draft: GroupDraft) => void;
};

const MAX_RULES = 200;

/** The rules in order. The first matching rule takes the order. */
export function RulesEditor({ draft, filters, targets, isDisabled, shares, onChange }: RulesEditorProps) {
  const { rules } = draft;
  const set = (next: readonly RuleDraft[]) => onChange({ ...draft, rules: next });
  const drag = useDragRows((key, to) => set(moved(rules, key, to)));
  return (
    <section aria-label="Rules" className={rulesCss['rules']}>
      <h3 className={rulesCss['line']}>
        Rules <span>first match wins</span>
      </h3>
      <ol className={rulesCss['cards']}>
        {rules.map((rule, index) => (
          <RuleCard
            key={rule.key}
            rule={rule}
            index={index}
            count={rules.length}
            filters={filters}
            targets={targets}
            share={shares?.[index] ?? null}
            isDisabled={isDisabled}
            drag={drag.of(rule.key, index)}
            onChange={(next) => set(rules.map((one) => (one.key === rule.key ? next : one)))}
            onMove={(to) => set(moved(rules, rule.key, to))}
            onRemove={() => set(rules.filter((one) => one.key !== rule.key))}
          />
        ))}
      </ol>
      <Button
        appearance="bordered"
        disabled={isDisabled || rules.length >= MAX_RULES}
        onClick={() => set([...rules, newRule()])}
      >
        <AddIcon aria-hidden /> Add rule
      </Button>
      <p className={rulesCss['otherwise']}>
        Otherwise: <b>{draft.base === '' ? 'choose a base strategy' : draft.base}</b>
      </p>
    </section>
  );
}

import { allocationTotals, maxsReach, minsFit } from '@meridian/domain/strategy-groups/arms-problem';
import { formatUpTo } from '@meridian/domain/number-format';
import { Button } from '@salt-ds/core';
import { AddIcon } from '@salt-ds/icons';
import { ArmRow } from './arm-row.tsx';
import { type ArmDraft, type GroupDraft, moved, newKey } from './group-draft.ts';
import armColour from './arm-colour.module.css';
import armsCss from './arms.module.css';
import rulesCss from './rules.module.css';
import { useDragRows } from './use-drag-rows.ts';
import type { Target } from './use-groups.ts';
import type { ArmLearnt } from './use-learning.ts';

type ArmsEditorProps = {
  readonly draft: GroupDraft;
  readonly targets: readonly Target[];
  readonly isDisabled: boolean;
  /** The learning results of each stored arm. Empty for a new group. */
  readonly learnt: readonly ArmLearnt[];
  readonly onChange: (draft: GroupDraft) => void;
};

const MAX_ARMS = 20;

/** Edits the arms and the bounds of their shares, and shows what was learnt about each. */
export function ArmsEditor({ draft, targets, isDisabled, learnt, onChange }: ArmsEditorProps) {
  const { arms } = draft;
  const set = (next: readonly ArmDraft[]) => onChange({ ...draft, arms: next });
  const drag = useDragRows((key, to) => set(moved(arms, key, to)));
  return (
    <section aria-label="Arms" className={rulesCss['rules']}>
      <h3 className={rulesCss['line']}>
        Arms <span>drag to order</span>
      </h3>
      <ShareBar arms={arms} learnt={learnt} />
      <table className={armsCss['arms']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="salt-visuallyHidden">Move</span>
            </th>
            <th scope="col">Arm</th>
            <th scope="col">Min %</th>
            <th scope="col">Max %</th>
            <th scope="col">Allowed range and current share</th>
            <th scope="col">Share</th>
            <th scope="col">Cost bps, 95% range</th>
            <th scope="col">Orders</th>
            <th scope="col">Best</th>
            <th scope="col">
              <span className="salt-visuallyHidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {arms.map((arm, index) => (
            <ArmRow
              key={arm.key}
              arm={arm}
              index={index}
              targets={targets}
              learnt={learnt.find(({ name }) => name === arm.name) ?? null}
              isDisabled={isDisabled}
              drag={drag.of(arm.key, index)}
              onChange={(next) => set(arms.map((one) => (one.key === arm.key ? next : one)))}
              onMove={(to) => set(moved(arms, arm.key, to))}
              onRemove={() => set(arms.filter((one) => one.key !== arm.key))}
            />
          ))}
        </tbody>
      </table>
      <div className={armsCss['armsFoot']}>
        <Button
          appearance="bordered"
          disabled={isDisabled || arms.length >= MAX_ARMS}
          onClick={() => set([...arms, { key: newKey(), name: '', min: 0, max: 100 }])}
        >
          <AddIcon aria-hidden /> Add arm
        </Button>
        <Totals arms={arms} />
      </div>
    </section>
  );
}

/** Shows whether shares within the bounds can add up to 100%. */
function Totals({ arms }: { readonly arms: readonly ArmDraft[] }) {
  const totals = allocationTotals(arms.map(({ min, max }) => ({ min_alloc: min, max_alloc: max })));
  return (
    <p className={armsCss['totals']}>
      <span data-good={minsFit(totals)}>
        Min {formatUpTo(totals.min, 2)}% {minsFit(totals) ? '≤' : '>'} 100%
      </span>
      <span data-good={maxsReach(totals)}>
        Max {formatUpTo(totals.max, 2)}% {maxsReach(totals) ? '≥' : '<'} 100%
      </span>
    </p>
  );
}

/** The current shares of the arms. */
function ShareBar({ arms, learnt }: { readonly arms: readonly ArmDraft[]; readonly learnt: readonly ArmLearnt[] }) {
  if (learnt.length === 0) return null;
  const shares = arms.map(({ key, name }, index) => ({
    key,
    name,
    index,
    percent: 100 * (learnt.find((one) => one.name === name)?.allocation ?? 0),
  }));
  return (
    <figure className={armsCss['shareBar']} aria-label={shareWords(shares)}>
      {shares.map(({ key, index, percent }) => (
        <span key={key} className={armColour['arm']} data-arm={index % 8} style={{ flexGrow: percent }}>
          {percent >= 6 ? `${percent.toFixed(0)}%` : ''}
        </span>
      ))}
    </figure>
  );
}

function shareWords(shares: readonly { readonly name: string; readonly percent: number }[]): string {
  return `Share of orders now: ${shares.map(({ name, percent }) => `${name} ${percent.toFixed(0)}%`).join(', ')}`;
}

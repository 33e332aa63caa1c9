import { MAX_SEARCH_CONDITIONS, MAX_SEARCH_DEPTH } from '@meridian/domain/power-search/power-search';
import { Button } from '@salt-ds/core';
import { AddIcon, CloseSmallIcon } from '@salt-ds/icons';
import { countConditions, type DraftGroup, type DraftNode, EMPTY_CONDITION, withNode } from '../draft/search-draft.ts';
import styles from './condition-form.module.css';
import { ConditionRow } from './condition-row.tsx';
import { JoinChoice } from './join-choice.tsx';

type ConditionGroupProps = {
  readonly group: DraftGroup;
  /** The word that joins this group to the previous node. */
  readonly lead: string;
  /** 1 for the outermost group. */
  readonly depth: number;
  /** The whole draft, to check the maximum number of conditions. */
  readonly root: DraftGroup;
  readonly onChange: (group: DraftGroup) => void;
  readonly onRemove?: () => void;
};

/** A group of conditions: all of them, any of them, or none. */
export function ConditionGroup({ group, lead: own, depth, root, onChange, onRemove }: ConditionGroupProps) {
  const word = group.join === 'or' ? 'or' : 'and';
  const isFull = countConditions(root) >= MAX_SEARCH_CONDITIONS;
  const add = (node: DraftNode) => onChange({ ...group, nodes: [...group.nodes, node] });
  const change = (index: number) => (node: DraftNode | null) => onChange(withNode(group, [index], node));
  return (
    <div className={styles['group']} data-inner={depth > 1 ? '' : undefined}>
      <div className={styles['head']}>
        {depth === 1 ? null : <span className={styles['lead']}>{own}</span>}
        <JoinChoice group={group} isOutermost={depth === 1} onChange={onChange} />
        {onRemove === undefined ? null : (
          <button
            type="button"
            className={styles['remove']}
            aria-label="Remove the group"
            title="Remove"
            onClick={onRemove}
          >
            <CloseSmallIcon aria-hidden />
          </button>
        )}
      </div>
      {group.nodes.map((node, index) => {
        const lead = index === 0 ? '' : word;
        return node.kind === 'group' ? (
          <ConditionGroup
            // oxlint-disable-next-line react/no-array-index-key -- a node is known by its place alone
            key={index}
            group={node}
            lead={lead}
            depth={depth + 1}
            root={root}
            onChange={change(index)}
            onRemove={() => change(index)(null)}
          />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a node is known by its place alone
          <ConditionRow key={index} condition={node} lead={lead} onChange={change(index)} />
        );
      })}
      <div className={styles['add']}>
        <Button appearance="transparent" disabled={isFull} onClick={() => add(EMPTY_CONDITION)}>
          <AddIcon aria-hidden /> Condition
        </Button>
        {depth < MAX_SEARCH_DEPTH ? (
          <Button
            appearance="transparent"
            disabled={isFull}
            onClick={() =>
              add({ kind: 'group', join: group.join === 'and' ? 'or' : 'and', not: false, nodes: [EMPTY_CONDITION] })
            }
          >
            <AddIcon aria-hidden /> Group
          </Button>
        ) : null}
      </div>
    </div>
  );
}

import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { Button } from '@salt-ds/core';
import { useId, useState } from 'react';
import { TabList } from '../../components/tab-list.tsx';
import { Tag } from '../../components/tag.tsx';
import { useEditKeys } from '../../components/use-edit-keys.ts';
import { dateOf } from '../../lib/time-text.ts';
import { ArmsEditor } from './arms-editor.tsx';
import { DryRun } from './dry-run.tsx';
import { DryRunBar } from './dry-run-bar.tsx';
import { documentOf, draftOf } from './group-draft.ts';
import { GroupFields, type Owner, ownerText, typeLabel } from './group-fields.tsx';
import { GroupUses } from './group-uses.tsx';
import { GroupVersions } from './group-versions.tsx';
import { ResetLearning } from './reset-learning.tsx';
import { RuleTest } from './rule-test.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { SaveBox, SaveButtons } from './save-box.tsx';
import { SaveProblem } from './save-problem.tsx';
import armsCss from './arms.module.css';
import styles from './strategy-groups.module.css';
import type { EditedGroup } from './use-edited-group.ts';
import { useDryRun } from './use-dry-run.ts';
import { type Target, useFilters } from './use-groups.ts';
import { useLearning } from './use-learning.ts';

export const GROUP_TABS = ['definition', 'dry-run', 'versions'] as const;
export type GroupTab = (typeof GROUP_TABS)[number];

type GroupPanelProps = {
  /** The stored group. Null for a new one. */
  readonly group: ConditionalStrategyGroup | null;
  readonly edited: EditedGroup;
  readonly targets: readonly Target[];
  readonly owners: readonly Owner[];
  readonly tab: GroupTab;
  readonly onTab: (tab: GroupTab) => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  readonly onOpenOrder: (parentOrder: number) => void;
};

/** One group: its definition, dry run and versions. */
export function GroupPanel(props: GroupPanelProps) {
  const { group, edited, targets, owners, tab, onTab, onOpenOrder } = props;
  const { draft, set, problem } = edited;
  const isNew = group === null;
  const panelId = useId();
  // Kept here, so that a result survives an edit on the other tab.
  const run = useDryRun(draft, isNew);
  const others = targets.filter(({ name, kind }) => kind !== 'Group' || name !== group?.name);
  const isChanged = isNew || edited.changes.length > 0;
  useEditKeys({
    onCompare: () => onTab(tab === 'versions' || isNew ? 'definition' : 'versions'),
    onConfirm: isChanged && problem === null && !edited.isSaving ? edited.save : null,
    onDiscard: isChanged ? edited.discard : null,
  });
  const isDry = tab === 'dry-run' && draft.type !== 'regular';
  return (
    <>
      <div className={styles['editor']} data-wide={isDry}>
        <PanelHead {...props} isDry={isDry} />
        <SaveProblem edited={edited} />
        {isNew ? null : (
          <div className={styles['tabs']}>
            <TabList
              label="Group"
              isLined
              panelId={panelId}
              selected={tab}
              tabs={[
                { id: 'definition', label: 'Definition' },
                ...(draft.type === 'regular' ? [] : [{ id: 'dry-run' as const, label: 'Dry run' }]),
                { id: 'versions', label: 'Versions', count: group.version },
              ]}
              onSelect={onTab}
            />
            {isDry ? <DryRunBar run={run} isNew={isNew} problem={problem} /> : null}
          </div>
        )}
        <div id={panelId}>
          {tab === 'versions' && !isNew ? (
            <GroupVersions
              id={group.id}
              version={group.version}
              mayRestore={edited.mayWrite}
              onRestore={(version) => {
                set({ ...draftOf(version.group), id: group.id, version: group.version });
                onTab('definition');
              }}
            />
          ) : isDry ? (
            <DryRun run={run} problem={problem} onOpenOrder={onOpenOrder} />
          ) : (
            <>
              <GroupFields
                draft={draft}
                owners={owners}
                targets={others}
                isDisabled={!edited.mayWrite}
                onChange={set}
              />
              <Definition group={group} edited={edited} targets={others} />
            </>
          )}
        </div>
      </div>
      {isDry ? null : <Aside group={group} edited={edited} tab={tab} />}
    </>
  );
}

/** Save is at the top, where no toast covers it. Below are the places that use the group. */
function Aside({ group, edited, tab }: Pick<GroupPanelProps, 'group' | 'edited' | 'tab'>) {
  const { draft } = edited;
  return (
    <aside className={styles['aside']} aria-label="Uses and saving">
      <SaveBox edited={edited} isNew={group === null} />
      {group === null ? null : <GroupUses group={group} />}
      {draft.type === 'conditional' && tab === 'definition' ? (
        <RuleTest rules={documentOf(draft).rules} base={draft.base} />
      ) : null}
    </aside>
  );
}

type PanelHeadProps = Pick<GroupPanelProps, 'group' | 'edited' | 'onCopy' | 'onDelete'> & {
  /** The dry run takes the whole width, so Save is in the header. */
  readonly isDry: boolean;
};

function PanelHead({ group, edited, onCopy, onDelete, isDry }: PanelHeadProps) {
  const { draft, changes } = edited;
  return (
    <header className={styles['head']}>
      <h2>{draft.name.trim() === '' ? 'New group' : draft.name}</h2>
      <Tag tone="accent">{typeLabel(draft.type)}</Tag>
      <Tag>{draft.asset_class}</Tag>
      <span className={styles['quiet']}>{savedText(group)}</span>
      {changes.length > 0 ? (
        <Tag tone="warning">{changes.length === 1 ? '1 unsaved change' : `${changes.length} unsaved changes`}</Tag>
      ) : null}
      {isDry ? (
        <SaveButtons edited={edited} isNew={group === null} />
      ) : group === null ? null : (
        <>
          <Button appearance="bordered" disabled={!edited.mayCreate} onClick={onCopy}>
            Copy
          </Button>
          <Button appearance="bordered" disabled={!edited.mayWrite} onClick={onDelete}>
            Delete…
          </Button>
        </>
      )}
    </header>
  );
}

function savedText(group: ConditionalStrategyGroup | null): string {
  if (group === null) return 'Not saved yet';
  return `Owner ${ownerText(group)} · saved ${dateOf(group.saved_ms)}`;
}

type DefinitionProps = Pick<GroupPanelProps, 'group' | 'edited' | 'targets'>;

function Definition({ group, edited, targets }: DefinitionProps) {
  const { draft, set } = edited;
  const isDisabled = !edited.mayWrite;
  const filters = useFilters(draft.asset_class);
  if (draft.type === 'multi-arm') return <Arms group={group} edited={edited} targets={targets} />;
  if (draft.type === 'regular') {
    return <p className={styles['quiet']}>Every order of the group goes to its base strategy.</p>;
  }
  return (
    <RulesEditor
      draft={draft}
      filters={filters.data ?? []}
      targets={targets}
      isDisabled={isDisabled}
      shares={null}
      onChange={set}
    />
  );
}

function Arms({ group, edited, targets }: DefinitionProps) {
  const learning = useLearning(group?.type === 'multi-arm' ? group.id : null);
  const [isResetting, setResetting] = useState(false);
  const learnt = learning.data?.arms ?? [];
  const orders = learnt.reduce((sum, arm) => sum + arm.orders, 0);
  return (
    <>
      <ArmsEditor
        draft={edited.draft}
        targets={targets}
        isDisabled={!edited.mayWrite}
        learnt={learnt}
        onChange={edited.set}
      />
      {group === null ? null : (
        <p className={armsCss['learning']}>
          {learning.error === null ? learntText(orders) : learning.error.message}
          <Button appearance="bordered" disabled={!edited.mayWrite || orders === 0} onClick={() => setResetting(true)}>
            Reset learning…
          </Button>
        </p>
      )}
      {isResetting && group !== null ? (
        <ResetLearning group={group} orders={orders} onClose={() => setResetting(false)} />
      ) : null}
    </>
  );
}

function learntText(orders: number): string {
  if (orders === 0) return 'No order has taught anything yet: the arms are shared evenly within their bounds.';
  return `Learnt from ${orders.toLocaleString('en-US')} filled ${orders === 1 ? 'order' : 'orders'}, by cost against arrival.`;
}

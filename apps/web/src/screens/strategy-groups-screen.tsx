import type { AssetClass } from '@meridian/domain/asset-class';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { Button } from '@salt-ds/core';
import { AddIcon, UploadIcon } from '@salt-ds/icons';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { failedCall } from '../api/call-failed.ts';
import { EditsGuard } from '../components/edits-guard.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';

import { LoadingState } from '../components/loading-state.tsx';
import { ImportAccounts } from '../features/account-upload/import-accounts.tsx';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { useCommandSource } from '../features/command-palette/command-registry.ts';
import { copyOf, draftOf, type GroupDraft, newDraft } from '../features/strategy-groups/group-draft.ts';
import type { Owner } from '../features/strategy-groups/group-fields.tsx';
import { GroupList } from '../features/strategy-groups/group-list.tsx';
import { GroupProposals } from '../features/strategy-groups/group-proposals.tsx';
import { GROUP_TABS, GroupPanel, type GroupTab } from '../features/strategy-groups/group-panel.tsx';
import { RemoveGroup } from '../features/strategy-groups/remove-group.tsx';
import styles from '../features/strategy-groups/strategy-groups.module.css';
import { useEditedGroup } from '../features/strategy-groups/use-edited-group.ts';
import { useGroupProposals } from '../features/strategy-groups/use-group-proposals.ts';
import { useGroups, useTargets } from '../features/strategy-groups/use-groups.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { useAssetSelection } from '../layout/use-asset-selection.ts';
import { useSearchChange } from '../lib/use-search-change.ts';
import { useTradeContext } from '../live/use-trade-context.ts';
import { useSession } from '../session/session-context.tsx';
import { selectIsAdmin } from '../session/session-selectors.ts';

const TITLE = 'Strategy groups';
const NEW = 'new';

/** `/strategies/groups`: what names on orders lead to, by rules or by arms. */
export function StrategyGroupsScreen() {
  const [asset] = useAssetSelection();
  const assetClass: AssetClass = asset === 'EQUITY' ? 'EQUITY' : 'FUTURE';
  const query = useGroups(assetClass);
  const address = useGroupAddress();
  const mayCreate = useSession(({ auth }) => auth.areActionsPermitted);
  const isAdmin = useSession(selectIsAdmin);
  const [isImporting, setImporting] = useState(false);
  const open = useCallback(() => address.open(NEW), [address]);
  useGroupCommands(mayCreate ? open : null);
  return (
    <ScreenFrame
      title={TITLE}
      count={query.data?.length ?? null}
      actions={
        <>
          {isAdmin ? (
            <Button appearance="bordered" onClick={() => setImporting(true)}>
              <UploadIcon aria-hidden /> Import accounts
            </Button>
          ) : null}
          <Button sentiment="accented" disabled={!mayCreate} onClick={open}>
            <AddIcon aria-hidden /> New group
          </Button>
        </>
      }
      statusBar={<FeedStatus />}
    >
      {query.data === undefined ? (
        <Waiting error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Groups key={assetClass} groups={query.data} assetClass={assetClass} address={address} mayCreate={mayCreate} />
      )}
      {isImporting ? <ImportAccounts onClose={() => setImporting(false)} /> : null}
    </ScreenFrame>
  );
}

function Waiting({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  if (error === null) return <LoadingState label="Loading groups" />;
  return <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={onRetry} />;
}

type Address = {
  readonly selected: string | null;
  readonly tab: GroupTab;
  readonly open: (group: number | typeof NEW | null) => void;
  readonly setTab: (tab: GroupTab) => void;
};

function useGroupAddress(): Address {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const tab = GROUP_TABS.find((one) => one === params.get('tab')) ?? 'definition';
  const selected = params.get('group');
  return useMemo(
    () => ({
      selected,
      tab,
      open: (group) =>
        change((now) => {
          const next = new URLSearchParams(now);
          next.delete('tab');
          if (group === null) next.delete('group');
          else next.set('group', String(group));
          return next;
        }),
      setTab: (next) =>
        change((now) => {
          const address = new URLSearchParams(now);
          address.set('tab', next);
          return address;
        }),
    }),
    [selected, tab, change],
  );
}

type GroupsProps = {
  readonly groups: readonly ConditionalStrategyGroup[];
  readonly assetClass: AssetClass;
  readonly address: Address;
  readonly mayCreate: boolean;
};

function Groups({ groups, assetClass, address, mayCreate }: GroupsProps) {
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState<GroupDraft | null>(null);
  const isNew = address.selected === NEW;
  const group = isNew ? null : (groups.find(({ id }) => String(id) === address.selected) ?? groups[0] ?? null);
  const onCopy = (draft: GroupDraft) => {
    setCopied(copyOf(draft));
    address.open(NEW);
  };
  const proposals = useGroupProposals(assetClass);
  return (
    <div className={styles['withProposals']}>
      <GroupProposals proposals={proposals} groups={groups} />
      <div className={styles['desk']}>
        <GroupList
          groups={groups}
          selectedId={group?.id ?? null}
          search={search}
          onSearch={setSearch}
          onOpen={(id) => {
            setCopied(null);
            address.open(id);
          }}
        />
        {group === null && !isNew ? (
          <EmptyState
            title={`No group for ${assetClass} yet`}
            detail="A group sends orders on to strategies: to one, by rules, or by what was learnt."
            actions={
              <Button sentiment="accented" disabled={!mayCreate} onClick={() => address.open(NEW)}>
                New group
              </Button>
            }
          />
        ) : (
          <OpenGroup
            key={`${group?.id ?? NEW} ${copied?.name ?? ''}`}
            group={group}
            first={copied}
            groups={groups}
            assetClass={assetClass}
            address={address}
            mayCreate={mayCreate}
            onCopy={onCopy}
          />
        )}
      </div>
    </div>
  );
}

type OpenGroupProps = GroupsProps & {
  readonly group: ConditionalStrategyGroup | null;
  readonly first: GroupDraft | null;
  readonly onCopy: (draft: GroupDraft) => void;
};

function OpenGroup({ group, first, groups, assetClass, address, mayCreate, onCopy }: OpenGroupProps) {
  const navigate = useNavigate();
  const owners = useOwners();
  const targets = useTargets(assetClass, groups);
  const [begin] = useState(() => first ?? newDraft(assetClass, null));
  const [isRemoving, setRemoving] = useState(false);
  const start = begin.owner_account === null && first === null ? { ...begin, ...owners[0] } : begin;
  const edited = useEditedGroup({
    group,
    first: start,
    mayCreate,
    onSaved: (id) => address.open(id),
    onDiscard: () => (group === null ? address.open(null) : undefined),
  });
  const isDirty = group === null ? edited.draft !== start : edited.changes.length > 0;
  return (
    <>
      <GroupPanel
        group={group}
        edited={edited}
        targets={targets}
        owners={owners}
        tab={address.tab}
        onTab={address.setTab}
        onCopy={() => onCopy(group === null ? edited.draft : draftOf(group))}
        onDelete={() => setRemoving(true)}
        onOpenOrder={(order) => void navigate(`/?asset=${assetClass}&order=${order}`)}
      />
      {isRemoving && group !== null ? (
        <RemoveGroup group={group} onRemoved={() => address.open(null)} onClose={() => setRemoving(false)} />
      ) : null}
      <EditsGuard
        isDirty={isDirty && !edited.isSaving}
        name={edited.draft.name.trim() === '' ? 'the new group' : edited.draft.name}
        param="group"
        openKey={group === null ? NEW : String(group.id)}
      />
    </>
  );
}

/** Whom one may save for: one's accounts and their allocations, and everybody for an administrator. */
function useOwners(): readonly Owner[] {
  const isAdmin = useSession(selectIsAdmin);
  const accounts = useTradeContext().data?.accounts ?? [];
  const whole = [...new Set(accounts.map(({ account }) => account))].map((owner_account) => ({
    owner_account,
    owner_alloc_account: null,
  }));
  const parts = accounts.map(({ account, alloc_account }) => ({
    owner_account: account,
    owner_alloc_account: alloc_account,
  }));
  const all = isAdmin ? [{ owner_account: null, owner_alloc_account: null }] : [];
  return [...whole, ...parts, ...all];
}

function useGroupCommands(create: (() => void) | null): void {
  useCommandSource(
    useMemo(() => {
      const commands =
        create === null ? [] : [{ id: 'groups.new', title: 'New strategy group', group: TITLE, run: create }];
      return { id: 'strategy-groups', rank: 10, commands };
    }, [create]),
  );
}

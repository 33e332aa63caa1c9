import { ASSET_CLASSES, type AssetClass, isAssetClass } from '@meridian/domain/asset-class';
import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import { Button } from '@salt-ds/core';
import { AddIcon, UploadIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { failedCall } from '../api/call-failed.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingState } from '../components/loading-state.tsx';
import { Segments } from '../components/segments.tsx';
import { ToggleChip } from '../components/toggle-chip.tsx';
import { FeedStatus } from '../features/connection/feed-status.tsx';
import { CsvDialog } from '../features/strategy-settings/csv-dialog.tsx';
import { blankSettings } from '../features/strategy-settings/settings-draft.ts';
import { SettingsDesk } from '../features/strategy-settings/settings-desk.tsx';
import { SettingsFinder } from '../features/strategy-settings/settings-finder.tsx';
import {
  NO_FILTER,
  settingsEntries,
  type SettingsFilter,
  settingsSections,
} from '../features/strategy-settings/settings-sections.ts';
import styles from '../features/strategy-settings/strategy-settings.module.css';
import { useProposals, useSettingsRows } from '../features/strategy-settings/use-settings.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { changePreferences, type Preferences, usePreferences } from '../lib/preferences.ts';
import { useSearchChange } from '../lib/use-search-change.ts';
import { useTradeContext } from '../live/use-trade-context.ts';
import { useSession } from '../session/session-context.tsx';
import { selectCurrentUser, selectIsAdmin } from '../session/session-selectors.ts';

const TITLE = 'Strategy settings';
/** Stands in the address for one that has no id yet. */
const NEW = 'new';
const PATHS: Readonly<Record<SettingsVersion, string>> = { v1: '/strategies/settings', v2: '/strategies/settings-v2' };

/** `/strategies`: the version that the user looked at last. */
export function StrategiesHome() {
  const version = usePreferences(({ settings_version }) => settings_version);
  return <Navigate to={PATHS[version]} replace />;
}

/** `/strategies/settings`: flat settings. */
export function StrategySettingsScreen() {
  return <StrategySettings key="v1" version="v1" />;
}

/** `/strategies/settings-v2`: custom strategies. */
export function StrategySettingsV2Screen() {
  return <StrategySettings key="v2" version="v2" />;
}

/** The open setting and the asset class, in the address; the asset class and the version are kept for the next time. */
function useSettingsAddress(version: SettingsVersion) {
  const [params] = useSearchParams();
  const changeSearch = useSearchChange();
  const navigate = useNavigate();
  const userId = useSession((state) => selectCurrentUser(state)?.id ?? null);
  const given = params.get('class');
  const kept = usePreferences(({ settings_asset_class }) => settings_asset_class);
  const assetClass = isAssetClass(given) ? given : kept;
  const keep = (choice: Pick<Preferences, 'settings_version' | 'settings_asset_class'>) =>
    userId === null ? undefined : void changePreferences(userId, choice);
  const change = (act: (search: URLSearchParams) => void) =>
    changeSearch((now) => {
      const next = new URLSearchParams(now);
      act(next);
      return next;
    });
  return {
    assetClass,
    selectedKey: params.get('selected'),
    select: (key: string | null) =>
      change((search) => (key === null ? search.delete('selected') : search.set('selected', key))),
    setClass: (next: AssetClass) => {
      keep({ settings_version: version, settings_asset_class: next });
      change((search) => {
        search.set('class', next);
        search.delete('selected');
      });
    },
    setVersion: (next: SettingsVersion) => {
      keep({ settings_version: next, settings_asset_class: assetClass });
      void navigate(PATHS[next]);
    },
  };
}

function StrategySettings({ version }: { readonly version: SettingsVersion }) {
  const address = useSettingsAddress(version);
  const { assetClass, selectedKey } = address;
  const isAdmin = useSession(selectIsAdmin);
  const settings = useSettingsRows('v1', assetClass);
  const strategies = useSettingsRows('v2', assetClass);
  const proposals = useProposals(version);
  const accounts = useTradeContext().data?.accounts ?? [];
  const [filter, setFilter] = useState(NO_FILTER);
  const [copied, setCopied] = useState<SettingsValues | null>(null);
  const [isInserting, setInserting] = useState(false);
  const own = version === 'v1' ? settings : strategies;
  const all = { settings: settings.data ?? [], strategies: strategies.data ?? [] };
  const entries = settingsEntries(version, assetClass, own.data ?? [], proposals.data ?? []);
  const sections = settingsSections(entries, filter);
  const pending = entries.filter(({ proposal }) => proposal !== null).length;
  const isNew = selectedKey === NEW;
  // Without a choice it is the first of all: a search must not change what is open.
  const first = settingsSections(entries, NO_FILTER)[0]?.entries[0] ?? null;
  const entry = isNew ? null : (entries.find(({ key }) => key === selectedKey) ?? first);
  const create = (values: SettingsValues | null) => {
    setCopied(values);
    address.select(NEW);
  };
  const ownAccount = useSession((state) => state.auth.permissions?.data_permissions.accounts[0] ?? null);
  const blank = blankSettings(version, assetClass, isAdmin ? null : (ownAccount ?? accounts[0]?.account ?? null));
  const queries = [settings, strategies, proposals];
  const retry = () => {
    for (const query of queries) void query.refetch();
  };
  return (
    <ScreenFrame
      title={TITLE}
      count={own.data === undefined ? null : entries.length}
      toolbar={<Toolbar version={version} address={address} pending={pending} filter={filter} onFilter={setFilter} />}
      actions={<Actions version={version} onInsert={() => setInserting(true)} onNew={() => create(null)} />}
      statusBar={<Summary count={entries.length} pending={pending} />}
    >
      {queries.some(({ data }) => data === undefined) ? (
        <Waiting error={queries.find(({ error }) => error !== null)?.error ?? null} onRetry={retry} />
      ) : (
        <div className={styles['desk']}>
          <SettingsFinder
            version={version}
            sections={sections}
            isEmpty={entries.length === 0}
            selectedKey={entry?.key ?? null}
            accounts={accounts}
            filter={filter}
            onFilter={setFilter}
            onSelect={address.select}
          />
          {entry === null && !isNew ? (
            <EmptyState title="Choose settings, or make new ones" />
          ) : (
            <SettingsDesk
              key={entry?.key ?? `${NEW} ${JSON.stringify(copied)}`}
              {...{ version, assetClass, entry, all, accounts, isAdmin }}
              first={copied ?? blank}
              onSelect={address.select}
              onCopy={create}
              openKey={entry?.key ?? NEW}
            />
          )}
        </div>
      )}
      {isInserting ? <CsvDialog assetClass={assetClass} all={all} onClose={() => setInserting(false)} /> : null}
    </ScreenFrame>
  );
}

function Summary({ count, pending }: { readonly count: number; readonly pending: number }) {
  return (
    <>
      <span>
        {count} settings · {pending} awaiting approval
      </span>
      <FeedStatus />
    </>
  );
}

type ToolbarProps = {
  readonly version: SettingsVersion;
  readonly address: ReturnType<typeof useSettingsAddress>;
  readonly pending: number;
  readonly filter: SettingsFilter;
  readonly onFilter: (filter: SettingsFilter) => void;
};

function Toolbar({ version, address, pending, filter, onFilter }: ToolbarProps) {
  return (
    <>
      <Segments label="Version of settings" options={VERSIONS} selected={version} onSelect={address.setVersion} />
      <Segments
        label="Asset class of settings"
        options={CLASSES}
        selected={address.assetClass}
        onSelect={address.setClass}
      />
      <ToggleChip
        isOn={filter.isPendingOnly}
        onToggle={() => onFilter({ ...filter, isPendingOnly: !filter.isPendingOnly })}
      >
        ◐ Awaiting approval {pending}
      </ToggleChip>
    </>
  );
}

const VERSIONS = [
  { value: 'v1', label: 'V1' },
  { value: 'v2', label: 'V2' },
] as const;
const CLASSES = ASSET_CLASSES.map((value) => ({ value, label: value }));

type ActionsProps = {
  readonly version: SettingsVersion;
  readonly onInsert: () => void;
  readonly onNew: () => void;
};

/** Who may not act makes nothing new. */
function Actions({ version, onInsert, onNew }: ActionsProps) {
  const mayAct = useSession((state) => state.auth.permissions?.are_actions_permitted ?? false);
  if (!mayAct) return null;
  return (
    <>
      {version === 'v2' ? (
        <Button appearance="bordered" onClick={onInsert}>
          <UploadIcon aria-hidden /> Insert from CSV
        </Button>
      ) : null}
      <Button sentiment="accented" onClick={onNew}>
        <AddIcon aria-hidden /> New settings
      </Button>
    </>
  );
}

function Waiting({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  if (error === null) return <LoadingState label="Loading settings" />;
  return <ErrorState title={error.message} source={failedCall(error) ?? ''} onRetry={onRetry} />;
}

import type { SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import { Button } from '@salt-ds/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { QuickSearch } from '../../components/quick-search.tsx';
import { SideList } from '../../components/side-list.tsx';
import listCss from '../../components/side-list.module.css';
import { Tag } from '../../components/tag.tsx';
import { NO_FILTER, type SettingsEntry, type SettingsFilter, type SettingsSection } from './settings-sections.ts';
import styles from './strategy-settings.module.css';

type SettingsFinderProps = {
  readonly version: SettingsVersion;
  readonly sections: readonly SettingsSection[];
  /** No setting exists at all, whatever the filters. */
  readonly isEmpty: boolean;
  readonly selectedKey: string | null;
  readonly accounts: readonly { readonly account: string }[];
  readonly filter: SettingsFilter;
  readonly onFilter: (filter: SettingsFilter) => void;
  readonly onSelect: (key: string) => void;
};

const EVERY = '';

/** The list of settings with search and account filter. */
export function SettingsFinder(props: SettingsFinderProps) {
  const { version, sections, isEmpty, selectedKey, accounts, filter, onFilter, onSelect } = props;
  const names = [...new Set(accounts.map(({ account }) => account))];
  return (
    <div className={listCss.column}>
      <QuickSearch
        label="Find settings"
        hasKey
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <ChoiceField
        label="Settings of"
        choices={[{ value: EVERY, label: 'Every account' }, ...names.map((value) => ({ value, label: value }))]}
        value={filter.account ?? EVERY}
        onChange={(account) => onFilter({ ...filter, account: account === EVERY ? null : account })}
      />
      {sections.length === 0 ? (
        <EmptyState
          title={isEmpty ? 'No settings yet' : 'No settings match'}
          actions={isEmpty ? undefined : <Button onClick={() => onFilter(NO_FILTER)}>Clear filters</Button>}
        />
      ) : (
        <SideList
          label="Settings by owner"
          sections={sections.map(({ title, note, entries }) => ({ title, note, entries: entries.map(lineOf) }))}
          selectedKey={selectedKey}
          onSelect={onSelect}
        />
      )}
      <p className={listCss.note}>
        {version === 'v1' ? 'System defaults and list settings are hidden. ' : ''}The number counts uses.
      </p>
    </div>
  );
}

function lineOf({ key, name, base, uses, proposal }: SettingsEntry) {
  return {
    key,
    name,
    details: (
      <>
        {proposal === null ? null : (
          <span className={styles.pendingMark} title="Awaiting approval">
            ◐<span className="salt-visuallyHidden"> awaiting approval</span>
          </span>
        )}
        <Tag title={`Builds on ${base}`}>{base}</Tag>
        <span className={listCss.count} title={uses === 1 ? '1 use' : `${uses} uses`}>
          {uses}
          <span className="salt-visuallyHidden"> uses</span>
        </span>
      </>
    ),
  };
}

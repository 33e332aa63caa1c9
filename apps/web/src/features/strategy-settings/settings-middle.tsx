import {
  ownerText,
  settingsName,
  type SettingsValues,
  type SettingsVersion,
} from '@meridian/domain/strategy-settings/settings-version';
import { type NamedThing, whichWins } from '@meridian/domain/strategy-settings/which-wins';
import type { Proposal, SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import { Button } from '@salt-ds/core';
import { CopyIcon, DeleteIcon } from '@salt-ds/icons';
import { FormSection } from '../../components/fields/form-section.tsx';
import { Tag } from '../../components/tag.tsx';
import { UsesList } from '../../components/uses-list.tsx';
import { dateAndMinute } from '../../lib/time-text.ts';
import { PastOrders } from './past-orders.tsx';
import type { SettingsDeskProps } from './settings-desk-props.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './strategy-settings.module.css';
import type { Editing } from './use-editing.ts';
import { useFigures } from './use-figures.ts';
import { useUses } from './use-settings.ts';

type SettingsMiddleProps = SettingsDeskProps & { readonly editing: Editing; readonly onDelete: () => void };

/** The form with its notices, and what uses the setting. */
export function SettingsMiddle(props: SettingsMiddleProps) {
  const { version, assetClass, all, accounts, isAdmin, editing, onCopy, onDelete } = props;
  const { draft, row, proposal, isReadOnly } = editing;
  const name = settingsName(version, draft.values);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <section className={styles.middle} aria-label="Setting" tabIndex={0}>
      <Heading {...props} name={name} />
      {proposal === null ? null : <PendingBanner proposal={proposal} inForce={row?.version ?? null} />}
      {wins(props, name, draft.values).map((text) => (
        <p key={text} className={styles.wins}>
          {text}
        </p>
      ))}
      <SettingsForm
        version={version}
        assetClass={assetClass}
        draft={draft}
        all={all}
        accounts={accounts}
        mayShare={isAdmin}
        isReadOnly={isReadOnly}
      />
      {row === null ? null : (
        <>
          <UsedBy version={version} row={row} />
          <div className={styles.footer}>
            <Button appearance="bordered" onClick={() => onCopy({ ...draft.values, ...copyName(version, name) })}>
              <CopyIcon aria-hidden /> Copy as new
            </Button>
            {row.permission_level === 'read' ? null : (
              <Button sentiment="negative" appearance="bordered" disabled={proposal !== null} onClick={onDelete}>
                <DeleteIcon aria-hidden /> Delete…
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function Heading({ version, entry, name }: SettingsDeskProps & { readonly name: string }) {
  const row = entry?.row ?? null;
  return (
    <header className={styles.head}>
      <h2>{entry === null ? 'New settings' : name}</h2>
      {entry === null ? null : <Tag>{entry.base}</Tag>}
      {version === 'v2' && row?.asset_class ? <Tag>{row.asset_class}</Tag> : null}
      {entry?.proposal ? <Tag tone="pending">◐ Proposed</Tag> : null}
      {row?.permission_level === 'read' ? <Tag>read only</Tag> : null}
      <span className={styles.since}>
        {row === null ? '' : `Version ${row.version} since ${dateAndMinute(row.saved_ms)}`}
      </span>
    </header>
  );
}

function PendingBanner({ proposal, inForce }: { readonly proposal: Proposal; readonly inForce: number | null }) {
  const what = proposal.action === 'remove' ? 'to remove it' : 'a change';
  return (
    <p className={styles.banner}>
      ◐{' '}
      <b>
        {proposal.proposed_by} proposed {what} on {dateAndMinute(proposal.proposed_ms)}.
      </b>{' '}
      {`Changes of ${ownerText(proposal.values)} need a second person. `}
      {inForce === null ? 'Orders cannot use it until then.' : `Orders use version ${inForce} until then.`}
    </p>
  );
}

function UsedBy({ version, row }: { readonly version: SettingsVersion; readonly row: SettingsRow }) {
  const { data, error } = useUses({ version, id: row.id });
  const figures = useFigures({ version, id: row.id, at: row.version });
  return (
    <>
      <FormSection title="Used by">
        {data === undefined ? (
          <p className={styles.quiet}>{error?.message ?? 'Loading uses'}</p>
        ) : (
          <UsesList uses={data} />
        )}
      </FormSection>
      <PastOrders figures={figures.data} error={figures.error} />
    </>
  );
}

function copyName(version: SettingsVersion, name: string): Partial<SettingsValues> {
  return version === 'v1' ? { strategy_destination: `${name}_copy` } : { strategy_name: `${name} copy` };
}

/** V1 and V2 settings can share a name. This notice says which one orders use. */
function wins({ version, entry, all }: SettingsDeskProps, name: string, values: SettingsValues): readonly string[] {
  const kind = version === 'v1' ? 'setting' : 'strategy';
  const { asset_class, owner_account, owner_alloc_account } = values;
  const shown: NamedThing = { id: entry?.row?.id ?? 0, kind, name, asset_class, owner_account, owner_alloc_account };
  return whichWins(shown, [
    ...all.strategies.map(
      (row): NamedThing => Object.assign({ ...row }, { kind: 'strategy', name: row.strategy_name } as const),
    ),
    ...all.settings.map(
      (row): NamedThing => Object.assign({ ...row }, { kind: 'setting', name: row.strategy_destination } as const),
    ),
  ]);
}

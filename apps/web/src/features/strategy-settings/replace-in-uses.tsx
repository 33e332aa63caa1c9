import { ASSET_CLASSES, type AssetClass } from '@meridian/domain/asset-class';
import { settingsName, type SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { showToast } from '../../components/show-toast.tsx';
import type { UseLine } from '../../components/uses-list.tsx';
import { replaceUses, type Replaced } from './replace-uses.ts';
import type { AllSettings } from './settings-draft.ts';
import styles from './strategy-settings.module.css';
import { useSettingsChange } from './use-settings-change.ts';

type ReplaceInUsesProps = {
  readonly version: SettingsVersion;
  readonly row: SettingsRow;
  readonly uses: readonly UseLine[];
  readonly all: AllSettings;
};

/** Replaces the setting in every group and strategy that names it. */
export function ReplaceInUses({ version, row, uses, all }: ReplaceInUsesProps) {
  const changing = useSettingsChange();
  const [to, setTo] = useState<string | null>(null);
  const name = settingsName(version, row);
  const replaceable = uses.filter(({ kind }) => kind !== 'orders').length;
  if (replaceable === 0) return null;
  const rows = version === 'v1' ? all.settings : all.strategies;
  const names = [...new Set(rows.map((one) => settingsName(version, one)))].filter((one) => one !== name);
  const assetClasses: readonly AssetClass[] = row.asset_class === null ? ASSET_CLASSES : [row.asset_class];
  const replace = () => {
    if (to === null) return;
    changing.change(
      (api) => replaceUses(api, { from: name, to, uses, assetClasses }),
      (done) => showToast({ tone: 'success', title: `${name} replaced by ${to}`, text: doneText(done, replaceable) }),
    );
  };
  return (
    <>
      <div className={styles.replace}>
        <ChoiceField
          label="Replace it with"
          choices={names.map((value) => ({ value, label: value }))}
          value={to}
          disabled={changing.isBusy}
          onChange={setTo}
        />
        <Button appearance="bordered" disabled={to === null || changing.isBusy} onClick={replace}>
          Replace in {replaceable === 1 ? '1 place' : `${replaceable} places`}
        </Button>
      </div>
      {changing.error === null ? null : (
        <p role="alert" className={styles.problem}>
          {changing.error.message}
        </p>
      )}
    </>
  );
}

function doneText({ saved, proposed }: Replaced, wanted: number): string {
  const left = wanted - saved - proposed;
  return [
    `Saved in ${saved === 1 ? '1 place' : `${saved} places`}.`,
    ...(proposed > 0 ? [`${proposed} await approval.`] : []),
    ...(left > 0 ? [`${left} left: change them there.`] : []),
  ].join(' ');
}

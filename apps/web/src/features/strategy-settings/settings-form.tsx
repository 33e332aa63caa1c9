import type { AssetClass } from '@meridian/domain/asset-class';
import { STRATEGY_DESCRIPTIONS } from '@meridian/domain/strategies/parameter-catalogue';
import { parameterLabel, parameterText } from '@meridian/domain/strategy-settings/parameter-text';
import {
  settingsBase,
  settingsName,
  settingsParameters,
  type SettingsVersion,
} from '@meridian/domain/strategy-settings/settings-version';
import { suitsAssetClass } from '@meridian/domain/strategy-settings/suits-asset-class';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { OwnerPicker } from '../../components/owner-picker.tsx';
import { StrategyForm, type StrategyValues } from '../../components/strategy-form/strategy-form.tsx';
import { type AllSettings, withBase, withName, withParameter } from './settings-draft.ts';
import styles from './strategy-settings.module.css';
import type { SettingsDraft } from './use-settings-draft.ts';

type SettingsFormProps = {
  readonly version: SettingsVersion;
  readonly assetClass: AssetClass;
  readonly draft: SettingsDraft;
  readonly all: AllSettings;
  readonly accounts: readonly { readonly account: string; readonly alloc_account: string }[];
  readonly mayShare: boolean;
  readonly isReadOnly: boolean;
};

const MAX_NAME = 120;

/** Name, owner, and the parameters of the underlying algorithm. */
export function SettingsForm({ version, assetClass, draft, all, accounts, mayShare, isReadOnly }: SettingsFormProps) {
  const { values, base, problems, change } = draft;
  const changed = new Map(draft.before === null ? [] : draft.changes.map((line) => [line.key, line.before]));
  const own = settingsParameters(version, values);
  const shown = plainValues({ ...base?.inherited, ...own });
  return (
    <fieldset className={styles.form} disabled={isReadOnly}>
      <legend className="salt-visuallyHidden">Values</legend>
      <div className={styles.thirds}>
        <Changed was={changed.get('name')}>
          <Field label="Name" problem={problems.name}>
            {(control) => (
              <TextBox
                {...control}
                maxLength={MAX_NAME}
                value={settingsName(version, values)}
                onText={(name) => change(withName(version, values, name))}
              />
            )}
          </Field>
        </Changed>
        <OwnerPicker
          owner={values}
          accounts={accounts}
          mayShare={mayShare}
          isReadOnly={isReadOnly}
          onOwner={(owner) => change({ ...values, ...owner })}
        />
      </div>
      {base === null ? (
        <BaseChoice version={version} assetClass={assetClass} draft={draft} all={all} isReadOnly={isReadOnly} />
      ) : (
        <StrategyForm
          strategy={base.algorithm}
          instruments={[{ asset_class: assetClass, country: null }]}
          values={shown}
          problems={problems.parameters}
          was={Object.fromEntries(changed)}
          onChange={(key, value) => change(withParameter(version, values, key, value))}
        >
          <Changed was={changed.get('base')}>
            <BaseChoice version={version} assetClass={assetClass} draft={draft} all={all} isReadOnly={isReadOnly} />
          </Changed>
        </StrategyForm>
      )}
      {version === 'v2' && base !== null && Object.keys(base.inherited).length > 0 ? (
        <p className={styles.quiet}>{inheritedText(settingsBase(version, values), base.inherited, own)}</p>
      ) : null}
    </fieldset>
  );
}

function BaseChoice({
  version,
  assetClass,
  draft,
  all,
  isReadOnly,
}: Pick<SettingsFormProps, 'version' | 'assetClass' | 'draft' | 'all' | 'isReadOnly'>) {
  const { values, problems, change } = draft;
  const algorithms = STRATEGY_DESCRIPTIONS.filter(
    ({ strategy }) => strategy !== 'staging' && suitsAssetClass(strategy, assetClass),
  ).map(({ strategy, label }) => ({ value: strategy, label, detail: version === 'v2' ? 'algorithm' : undefined }));
  const settings = [...new Set(all.settings.map(({ strategy_destination }) => strategy_destination))]
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => ({ value: name, label: name, detail: 'V1 setting' }));
  const known = version === 'v1' ? algorithms : [...settings, ...algorithms];
  const base = settingsBase(version, values);
  const choices = known.some(({ value }) => value === base) ? known : [{ value: base, label: base }, ...known];
  return (
    <ChoiceField
      label={version === 'v1' ? 'Strategy' : 'Builds on'}
      problem={problems.base}
      disabled={isReadOnly}
      choices={choices}
      value={base}
      onChange={(picked) => change(withBase(version, values, picked))}
    />
  );
}

/** A changed field has an accent edge and its old value. */
function Changed({ was, children }: { readonly was: string | undefined; readonly children: React.ReactNode }) {
  if (was === undefined) return <div>{children}</div>;
  return (
    <div className={styles.changed}>
      {children}
      <small>was {was}</small>
    </div>
  );
}

function plainValues(values: Readonly<Record<string, unknown>>): StrategyValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[key, value]]
        : [],
    ),
  );
}

function inheritedText(
  base: string,
  inherited: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
): string {
  const kept = Object.entries(inherited).filter(([key]) => !Object.hasOwn(own, key));
  if (kept.length === 0) return `Every value of ${base} is changed here.`;
  return `Taken from ${base}: ${kept.map(([key, value]) => `${parameterLabel(key)} ${parameterText(key, value)}`).join(', ')}.`;
}

import type { AssetClass } from '@meridian/domain/asset-class';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { useTradeContext } from '../../live/use-trade-context.ts';
import { useSession } from '../../session/session-context.tsx';
import styles from './strategy-studio.module.css';
import type { Way } from './studio-ways.ts';
import { useSaveStrategy } from './use-save-strategy.ts';

type SaveStrategyProps = {
  readonly way: Way;
  readonly assetClass: AssetClass;
  readonly onDone: () => void;
};

/** The option without an owner: everybody may use it. */
const EVERYBODY = '';
const MAX_NAME = 120;

/** Saves the chosen variant under a name, for an account or for all. */
export function SaveStrategy({ way, assetClass, onDone }: SaveStrategyProps) {
  const isAdmin = useSession(({ auth }) => auth.areGlobalAutoTradePermitted);
  const accounts = useTradeContext().data?.accounts ?? [];
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const owners = [...new Set(accounts.map(({ account }) => account))];
  const owner = chosen ?? owners[0] ?? EVERYBODY;
  const owner_account = owner === EVERYBODY ? null : owner;
  const { existing, save, isSaving, failure } = useSaveStrategy({ way, name, asset_class: assetClass, owner_account });
  const isReady = name.trim() !== '' && (owner !== EVERYBODY || isAdmin) && !isSaving;
  return (
    <form
      className={styles['save']}
      aria-label="Save as custom strategy"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save().then(onDone, () => undefined);
      }}
    >
      <Field label="Name" problem={failure?.text ?? null}>
        {(control) => (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by the button that opened the form
          <TextBox {...control} autoFocus maxLength={MAX_NAME} value={name} onText={setName} />
        )}
      </Field>
      <Field label="Asset class">
        {({ id, 'aria-labelledby': labelledBy }) => (
          <output id={id} aria-labelledby={labelledBy} className={styles['fixed']}>
            {assetClass}
          </output>
        )}
      </Field>
      <ChoiceField
        label="Owner account"
        choices={[
          ...owners.map((account) => ({ value: account, label: account })),
          ...(isAdmin ? [{ value: EVERYBODY, label: 'All accounts' }] : []),
        ]}
        value={owner}
        onChange={setChosen}
      />
      <Button type="submit" sentiment="accented" disabled={!isReady}>
        {existing === null ? 'Save new strategy' : `Save version ${existing.version + 1}`}
      </Button>
      <Button type="button" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}

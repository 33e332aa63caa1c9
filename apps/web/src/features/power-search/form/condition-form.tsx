import { Button } from '@salt-ds/core';
import styles from './condition-form.module.css';
import { ConditionGroup } from './condition-group.tsx';
import type { PowerSearchModel } from '../use-power-search.ts';
import { draftText } from '../search-state.ts';

type ConditionFormProps = { readonly model: Pick<PowerSearchModel, 'draft' | 'error' | 'isSettled' | 'edit' | 'type'> };

/** The form of the search: one row per condition, in groups. */
export function ConditionForm({ model }: ConditionFormProps) {
  const { draft } = model;
  // A text is often invalid during typing, so the form waits until typing stops.
  const isBehind = model.error !== null && model.isSettled;
  return (
    <section className={styles['form']} aria-label="Conditions">
      <h2 className={styles['heading']}>Conditions</h2>
      {isBehind ? (
        <div className={styles['behind']}>
          <p>The text cannot be read yet. These are the conditions of the last one that could.</p>
          <Button appearance="bordered" onClick={() => model.type(draftText(draft))}>
            Go back to them
          </Button>
        </div>
      ) : null}
      {/* Disabled while the text is invalid, so that a click here does not overwrite it. */}
      <fieldset className={styles['rows']} disabled={isBehind} aria-label="Conditions of the search">
        <ConditionGroup group={draft} lead="" depth={1} root={draft} onChange={(next) => model.edit(next)} />
      </fieldset>
    </section>
  );
}

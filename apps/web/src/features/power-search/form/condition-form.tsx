import { Button } from '@salt-ds/core';
import styles from './condition-form.module.css';
import { ConditionGroup } from './condition-group.tsx';
import type { PowerSearchModel } from '../use-power-search.ts';
import { draftText } from '../search-state.ts';

type ConditionFormProps = { readonly model: Pick<PowerSearchModel, 'draft' | 'error' | 'isSettled' | 'edit' | 'type'> };

/** The same search as data: a row for each condition, in groups. */
export function ConditionForm({ model }: ConditionFormProps) {
  const { draft } = model;
  // While somebody types, the text is broken half of the time.
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
      {/* What is typed must not be lost to a click here. */}
      <fieldset className={styles['rows']} disabled={isBehind} aria-label="Conditions of the search">
        <ConditionGroup group={draft} lead="" depth={1} root={draft} onChange={(next) => model.edit(next)} />
      </fieldset>
    </section>
  );
}

import {
  BASKET_COLUMNS,
  type BasketField,
  type BasketMapping,
} from '@meridian/domain/order-ticket/basket/basket-columns';
import type { BasketQuestion } from '@meridian/domain/order-ticket/basket/basket-questions';
import { Button } from '@salt-ds/core';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { withColumn } from './basket-mapping.tsx';
import styles from './basket.module.css';

type BasketQuestionsProps = {
  readonly questions: readonly BasketQuestion[];
  readonly mapping: BasketMapping;
  readonly onMap: (mapping: BasketMapping) => void;
  readonly onIgnore: (column: number) => void;
};

const FIELDS = BASKET_COLUMNS.map(({ field, label }) => ({ value: field, label }));

/** Asks about unknown columns. Their rows wait until the user says what they mean. */
export function BasketQuestions({ questions, mapping, onMap, onIgnore }: BasketQuestionsProps) {
  if (questions.length === 0) return null;
  const answer = (column: number, field: BasketField) => onMap(withColumn(mapping, field, column));
  return (
    <section className={styles['questions']} aria-label="Columns to explain">
      {questions.map(({ column, header, example, suggestion }) => (
        <div key={column} className={styles['question']}>
          <ChoiceField
            label={`What is "${header}"? For example ${example}`}
            placeholder="Choose a meaning"
            choices={FIELDS}
            value={null}
            onChange={(field) => answer(column, field)}
          />
          {suggestion === null ? null : (
            <Button appearance="bordered" onClick={() => answer(column, suggestion)}>
              Use as {FIELDS.find(({ value }) => value === suggestion)?.label}
            </Button>
          )}
          <Button appearance="bordered" onClick={() => onIgnore(column)}>
            Ignore &quot;{header}&quot;
          </Button>
        </div>
      ))}
    </section>
  );
}

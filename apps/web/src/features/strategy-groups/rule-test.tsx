import type { ConditionalRule } from '@meridian/domain/entities/conditional-rule';
import { filterOf } from '@meridian/domain/strategy-groups/conditional-filters';
import { useState } from 'react';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { fieldsOf, testRules } from './rule-tester.ts';
import rulesCss from './rules.module.css';
import styles from './strategy-groups.module.css';

type RuleTestProps = { readonly rules: readonly ConditionalRule[]; readonly base: string };

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Shows which rule takes an order with these fields, by the same comparison as routing. */
export function RuleTest({ rules, base }: RuleTestProps) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const fields = fieldsOf(rules);
  const isGiven = fields.some((field) => (given[field] ?? '').trim() !== '');
  const { readings, taken } = testRules(rules, given);
  const rule = taken === null ? undefined : rules[taken];
  return (
    <section className={styles['side']} aria-label="Which rule takes this order?">
      <h3>Which rule takes this order?</h3>
      <div className={rulesCss['testFields']}>
        {fields.map((field) => (
          <TestField
            key={field}
            field={field}
            value={given[field] ?? ''}
            onText={(text) => setGiven({ ...given, [field]: text })}
          />
        ))}
      </div>
      {isGiven ? (
        <>
          <p className={rulesCss['verdict']} aria-live="polite">
            {rule === undefined ? (
              <>
                No rule holds: <b>{base === '' ? 'the base' : base}</b>
              </>
            ) : (
              <>
                Rule {(taken ?? 0) + 1}:{' '}
                <b>{rule.result_destination === '' ? 'no result yet' : rule.result_destination}</b>
              </>
            )}
          </p>
          <ol className={rulesCss['readings']}>
            {readings.slice(0, (taken ?? readings.length - 1) + 1).map(({ isMatch, words }, index) => (
              <li key={rules[index]?.result_destination ?? index} data-match={isMatch}>
                {isMatch ? '✓' : '✕'} {words}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className={styles['quiet']}>Enter fields of an order to see which rule takes it.</p>
      )}
    </section>
  );
}

type TestFieldProps = { readonly field: string; readonly value: string; readonly onText: (text: string) => void };

function TestField({ field, value, onText }: TestFieldProps) {
  const known = filterOf(field);
  const label = known?.label ?? field;
  const choices =
    known?.kind === 'flag' ? YES_NO : (known?.choices ?? null)?.map((choice) => ({ value: choice, label: choice }));
  if (choices !== undefined) return <ChoiceField label={label} choices={choices} value={value} onChange={onText} />;
  return (
    <Field label={label}>
      {(control) => (
        <TextBox {...control} placeholder={known?.kind === 'time' ? '15:30' : ''} value={value} onText={onText} />
      )}
    </Field>
  );
}

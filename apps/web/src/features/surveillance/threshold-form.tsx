import { measureText } from '@meridian/domain/surveillance/measure-text';
import { THRESHOLD_GROUPS, type ThresholdText } from '@meridian/domain/surveillance/threshold-texts';
import type { TypedValue } from '@meridian/domain/order-ticket/typed-number';
import { NumberField } from '../../components/fields/number-field.tsx';
import { fieldProblem, shownValue, type ThresholdDraft, type ThresholdValues, unitOf } from './threshold-draft.ts';
import styles from './thresholds.module.css';

type ThresholdFormProps = {
  readonly draft: ThresholdDraft;
  readonly inherited: ThresholdValues;
  readonly onChange: (name: string, value: TypedValue) => void;
};

/** Every threshold by rule. A value of one's own shows what would hold without it. */
export function ThresholdForm({ draft, inherited, onChange }: ThresholdFormProps) {
  return (
    <div className={styles['form']}>
      {THRESHOLD_GROUPS.map(({ title, thresholds }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <div className={styles['fields']}>
            {thresholds.map((text) => (
              <ThresholdField key={text.name} text={text} draft={draft} inherited={inherited} onChange={onChange} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function ThresholdField({ text, draft, inherited, onChange }: ThresholdFormProps & { readonly text: ThresholdText }) {
  const typed = draft[text.name] ?? null;
  const below = inherited[text.name] ?? 0;
  const isOwn = typed !== shownValue(text, below);
  return (
    <div className={styles['field']} data-own={isOwn}>
      <NumberField
        label={`${text.label} ${text.bound === 'min' ? '≥' : '≤'}`}
        note={isOwn ? `not ${measureText(below, text.measure)}` : undefined}
        unit={unitOf(text)}
        value={typed}
        problem={fieldProblem(text, typed)}
        onChange={(value) => onChange(text.name, value)}
      />
    </div>
  );
}

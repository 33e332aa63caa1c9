import { useId } from 'react';
import type { ControlProps } from './broker-control.tsx';
import styles from './broker-form.module.css';

/** Radio buttons or check boxes of a list. One tab stop and arrow keys where one is chosen. */
export function OptionList({ view, onChange }: ControlProps) {
  const { control, label, value, items, note, problem, offReason, help } = view;
  const id = useId();
  const isSeveral = control.type === 'CheckBoxList_t' || control.type === 'MultiSelectList_t';
  const chosen = typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? value : [];
  const isRow = control.orientation !== 'VERTICAL' && control.type !== 'SingleSelectList_t';
  return (
    <fieldset
      className={styles['list']}
      aria-describedby={`${id}-help`}
      data-problem={problem === null ? undefined : ''}
    >
      <legend className={styles['legend']}>
        {label}
        {note === null ? null : <span className={styles['note']}> {note}</span>}
      </legend>
      <div className={styles['options']} data-row={isRow ? '' : undefined}>
        {items.map((item) => (
          <label key={item.id} className={styles['option']} data-off={item.isOff ? '' : undefined}>
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              name={isSeveral ? undefined : id}
              checked={chosen.includes(item.id)}
              aria-disabled={item.isOff}
              onChange={({ target }) => {
                if (item.isOff) return;
                if (!isSeveral) onChange(item.id);
                else onChange(target.checked ? [...chosen, item.id] : chosen.filter((each) => each !== item.id));
              }}
            />
            {item.label}
          </label>
        ))}
      </div>
      <span className={problem === null ? 'salt-visuallyHidden' : styles['problem']} id={`${id}-help`}>
        {problem ?? [offReason, help].filter(Boolean).join(' ')}
      </span>
    </fieldset>
  );
}

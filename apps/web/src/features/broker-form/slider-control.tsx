import { Field } from '../../components/fields/field.tsx';
import { type ControlProps, fieldOf } from './broker-control.tsx';
import styles from './broker-form.module.css';

/** A choice on a scale; arrow keys move it. */
export function SliderControl({ view, onChange }: ControlProps) {
  const { items, value, isOff } = view;
  const at = items.findIndex(({ id }) => id === value);
  const choose = (index: number) => {
    const item = items[index];
    if (item !== undefined && !item.isOff) onChange(item.id);
  };
  return (
    <Field {...fieldOf(view)}>
      {(attributes) => (
        <div className={styles['scale']}>
          <input
            {...attributes}
            className={styles['slider']}
            type="range"
            min={0}
            max={Math.max(items.length - 1, 1)}
            step={1}
            value={Math.max(at, 0)}
            aria-valuetext={items[at]?.label ?? 'No value'}
            aria-disabled={isOff}
            onChange={({ target }) => choose(Number(target.value))}
          />
          <span className={styles['ticks']} aria-hidden="true">
            {items.map((item, index) => (
              <button
                key={item.id}
                type="button"
                tabIndex={-1}
                className={styles['tick']}
                data-chosen={index === at ? '' : undefined}
                onClick={() => choose(index)}
              >
                {item.label}
              </button>
            ))}
          </span>
        </div>
      )}
    </Field>
  );
}

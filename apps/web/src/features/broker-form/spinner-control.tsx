import { stepped, stepsOf } from '@meridian/fixatdl/form/increments';
import { decimalText } from '@meridian/fixatdl/model/decimal';
import { MINUS } from '@meridian/domain/number-format';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { type ControlProps, fieldOf } from './broker-control.tsx';
import styles from './broker-form.module.css';

type Direction = 1 | -1;

/** A number with buttons for its step, or for a small and a large one. Arrow keys step, with Shift the large step. */
export function SpinnerControl({ view, context, onChange }: ControlProps) {
  const { control, value, unit, isOff, label } = view;
  const typed = typeof value === 'string' ? value : null;
  const { inner, outer } = stepsOf(control, context);
  const isDouble = control.type === 'DoubleSpinner_t';
  const step = (isLarge: boolean, direction: Direction) => {
    if (!isOff) onChange(stepped(typed, isLarge ? outer : inner, direction));
  };
  const button = (isLarge: boolean, direction: Direction) => {
    const sign = direction === 1 ? '+' : MINUS;
    const size = decimalText(isLarge ? outer : inner);
    return (
      <button
        type="button"
        tabIndex={-1}
        className={styles['step']}
        aria-label={`${label} ${sign}${size}`}
        aria-disabled={isOff}
        onClick={() => step(isLarge, direction)}
      >
        {isDouble ? `${sign}${size}` : sign}
      </button>
    );
  };
  return (
    <Field {...fieldOf(view)}>
      {(attributes) => (
        <div className={styles['spinner']}>
          {isDouble ? button(true, -1) : null}
          {button(false, -1)}
          <TextBox
            {...attributes}
            inputMode="decimal"
            align="end"
            end={unit}
            value={typed ?? ''}
            readOnly={isOff}
            aria-disabled={isOff}
            onText={onChange}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              step(event.shiftKey, event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          {button(false, 1)}
          {isDouble ? button(true, 1) : null}
        </div>
      )}
    </Field>
  );
}

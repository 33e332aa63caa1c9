import type { FormContext } from '@meridian/fixatdl/form/form-context';
import type { ControlValue } from '@meridian/fixatdl/form/form-state';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import styles from './broker-form.module.css';
import type { ControlView } from './control-view.ts';
import { FlagControl } from './flag-control.tsx';
import { OptionList } from './option-list.tsx';
import { SliderControl } from './slider-control.tsx';
import { SpinnerControl } from './spinner-control.tsx';

export type ControlProps = {
  readonly view: ControlView;
  readonly context: FormContext;
  readonly onChange: (value: ControlValue) => void;
};

/** One control of a broker's form, in the look of the desk. Off it stays readable and says why. */
export function BrokerControl(props: ControlProps) {
  const { view } = props;
  return (
    <div className={styles['control']} data-off={view.isOff ? '' : undefined} title={view.offReason ?? view.help}>
      <Drawn {...props} />
    </div>
  );
}

function Drawn(props: ControlProps) {
  const { view, onChange } = props;
  switch (view.control.type) {
    case 'Label_t':
      return <p className={styles['text']}>{labelText(view)}</p>;
    case 'CheckBox_t':
    case 'RadioButton_t':
      return <FlagControl {...props} />;
    case 'RadioButtonList_t':
    case 'SingleSelectList_t':
    case 'CheckBoxList_t':
    case 'MultiSelectList_t':
      return <OptionList {...props} />;
    case 'Slider_t':
      return <SliderControl {...props} />;
    case 'SingleSpinner_t':
    case 'DoubleSpinner_t':
      return <SpinnerControl {...props} />;
    case 'DropDownList_t':
      return (
        <ChoiceField
          {...fieldOf(view)}
          choices={view.items
            .filter(({ isOff }) => view.isOff || !isOff)
            .map(({ id, label }) => ({ value: id, label }))}
          value={typeof view.value === 'string' ? view.value : null}
          disabled={view.isOff}
          onChange={onChange}
        />
      );
    case 'EditableDropDownList_t':
    case 'Clock_t':
    case 'TextField_t':
    case 'HiddenField_t':
    default:
      return <TextControl {...props} />;
  }
}

/** The parts of a field that every control has. */
export function fieldOf({ label, note, help, problem, offReason }: ControlView) {
  return { label, note, help: [offReason, help].filter(Boolean).join(' ') || undefined, problem };
}

function TextControl({ view, onChange }: ControlProps) {
  const { control, value, items, isOff, unit } = view;
  const listId = `${control.ID}-options`;
  const shown = typeof value === 'string' ? (items.find(({ id }) => id === value)?.label ?? value) : '';
  return (
    <Field {...fieldOf(view)}>
      {(attributes) => (
        <>
          <TextBox
            {...attributes}
            value={shown}
            end={unit}
            readOnly={isOff}
            aria-disabled={isOff}
            placeholder={control.type === 'Clock_t' ? 'hh:mm:ss' : undefined}
            list={items.length > 0 ? listId : undefined}
            onText={onChange}
          />
          {items.length === 0 ? null : (
            <datalist id={listId}>
              {items.map(({ id, label }) => (
                <option key={id} value={label}>
                  {label}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

function labelText({ control }: ControlView): string {
  return typeof control.initValue === 'string' ? control.initValue : (control.label ?? '');
}

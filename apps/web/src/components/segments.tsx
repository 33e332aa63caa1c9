import styles from './segments.module.css';

type SegmentsProps<Value extends string> = {
  /** Names the group to screen readers; unique on the screen. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly selected: Value;
  readonly onSelect: (value: Value) => void;
};

/** A choice of a few options side by side. Radio buttons: one tab stop, arrow keys choose. */
export function Segments<Value extends string>({ label, options, selected, onSelect }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className="salt-visuallyHidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={label}
            className="salt-visuallyHidden"
            value={option.value}
            checked={option.value === selected}
            onChange={() => onSelect(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

import segments from '../../components/segments.module.css';

type UnitTogglesProps<Unit extends string> = {
  readonly label: string;
  readonly all: readonly Unit[];
  readonly units: readonly Unit[];
  readonly onChange: (units: readonly Unit[]) => void;
};

/** Each unit can be switched on or off. */
export function UnitToggles<Unit extends string>({ label, all, units, onChange }: UnitTogglesProps<Unit>) {
  return (
    <fieldset className={segments.group}>
      <legend className="salt-visuallyHidden">{label}</legend>
      {all.map((unit) => (
        <label key={unit} className={segments.option}>
          <input
            type="checkbox"
            className="salt-visuallyHidden"
            checked={units.includes(unit)}
            onChange={(event) =>
              onChange(event.target.checked ? [...units, unit] : units.filter((each) => each !== unit))
            }
          />
          {unit}
        </label>
      ))}
    </fieldset>
  );
}

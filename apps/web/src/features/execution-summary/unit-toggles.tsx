import segments from '../../components/segments.module.css';
import { COST_UNITS, type CostUnit } from '@meridian/domain/entities/cost-analysis-result';

type UnitTogglesProps = {
  readonly units: readonly CostUnit[];
  readonly onChange: (units: readonly CostUnit[]) => void;
};

/** Each unit can be switched on or off. */
export function UnitToggles({ units, onChange }: UnitTogglesProps) {
  return (
    <fieldset className={segments.group}>
      <legend className="salt-visuallyHidden">Units</legend>
      {COST_UNITS.map((unit) => (
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

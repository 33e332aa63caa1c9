import type { EstimatedAlternative } from '@meridian/cost-model/estimates/alternatives';
import styles from './cost-estimate.module.css';
import { type CostUnit, costText, endText } from './cost-unit.ts';

type AlternativesTableProps = {
  readonly alternatives: readonly EstimatedAlternative[];
  readonly chosen: EstimatedAlternative | null;
  readonly quantity: number;
  readonly unit: CostUnit;
  readonly onPick: ((alternative: EstimatedAlternative) => void) | undefined;
};

/** Other ways to work the same order. Where the caller allows it, a click applies one. */
export function AlternativesTable({ alternatives, chosen, quantity, unit, onPick }: AlternativesTableProps) {
  return (
    <table className={styles['alternatives']} aria-label="Alternatives">
      <thead>
        <tr>
          <th scope="col">Alternative</th>
          <th scope="col">Cost {unit}</th>
          <th scope="col">Risk</th>
          <th scope="col">Ends</th>
        </tr>
      </thead>
      <tbody>
        {alternatives.map((one) => (
          <tr key={one.label} data-chosen={one === chosen ? '' : undefined} aria-current={one === chosen}>
            <th scope="row">
              {onPick === undefined ? (
                one.label
              ) : (
                <button type="button" onClick={() => onPick(one)} title={`Work this order as ${one.label}`}>
                  {one.label}
                </button>
              )}
            </th>
            <td>{costText(one.estimate.cost, unit)}</td>
            <td>{costText(one.estimate.risk, unit)}</td>
            <td>{endText(one.estimate, quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

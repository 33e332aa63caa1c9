import type { ThresholdTest } from '@meridian/protocol/rest/threshold-calls';
import { formatSigned } from '@meridian/domain/number-format';
import styles from './thresholds.module.css';

type TestResultProps = {
  readonly result: NonNullable<ThresholdTest['result']>;
  /** The values were changed after the test. */
  readonly isOld: boolean;
};

export function TestResult({ result, isOld }: TestResultProps) {
  const { rules, trading_days, orders } = result;
  const inForce = rules.reduce((sum, rule) => sum + rule.alerts_now, 0);
  const tried = rules.reduce((sum, rule) => sum + rule.alerts_then, 0);
  return (
    <div data-old={isOld}>
      <table aria-label="Alerts of the test run">
        <thead>
          <tr>
            {['Rule', 'In force', 'With these', 'Change'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, rule_name, alerts_now, alerts_then }) => (
            <tr key={rule}>
              <th scope="row">{`${rule} ${rule_name}`}</th>
              <td>{alerts_now}</td>
              <td>{alerts_then}</td>
              <td>{changeText(alerts_then - alerts_now)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td>{inForce}</td>
            <td>{tried}</td>
            <td>{changeText(tried - inForce)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles['note']}>
        {`${orders.toLocaleString('en-US')} child orders on ${trading_days} trading ${trading_days === 1 ? 'day' : 'days'}, ${(result.took_ms / 1000).toFixed(1)} s.`}
        {isOld ? ' The values changed since: run the test again.' : ''}
      </p>
    </div>
  );
}

function changeText(change: number): string {
  return change === 0 ? '–' : formatSigned(change, 0);
}

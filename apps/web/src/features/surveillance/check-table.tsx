import { isMeasure, measureText } from '@meridian/domain/surveillance/measure-text';
import { formatUpTo } from '@meridian/domain/number-format';
import type { SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';
import styles from './case-side.module.css';

type Check = SurveillanceCaseDetail['checks'][number];

const textOf = (value: number, unit: string) => (isMeasure(unit) ? measureText(value, unit) : formatUpTo(value, 2));

/** The limit stands in the middle of the bar. */
function barPercent({ limit, seen }: Check): number {
  return limit <= 0 ? 100 : Math.min(100, (50 * seen) / limit);
}

/** Each threshold with its limit, what was seen, and what it adds to the score. */
export function CheckTable({ found }: { readonly found: SurveillanceCaseDetail }) {
  const met = found.checks.filter(({ is_met }) => is_met).length;
  return (
    <section className={styles['card']} aria-label="Thresholds">
      <table>
        <thead>
          <tr>
            <th scope="col">{found.rule} threshold</th>
            <th scope="col">Limit</th>
            <th scope="col">Seen</th>
            <th scope="col">Seen vs limit</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {found.checks.map((check) => (
            <tr key={check.id}>
              <th scope="row">{check.label}</th>
              <td>{`${check.bound === 'min' ? '≥' : '≤'} ${textOf(check.limit, check.unit)}`}</td>
              <td>
                <b>{textOf(check.seen, check.unit)}</b>
              </td>
              <td>
                <span className={styles['bar']} data-met={check.is_met} aria-hidden="true">
                  <i style={{ width: `${barPercent(check)}%` }} />
                </span>
                <span className="salt-visuallyHidden">{check.is_met ? 'met' : 'not met'}</span>
              </td>
              <td>{`${check.points} / ${check.max_points}`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{`${met} of ${found.checks.length} met`}</th>
            <td colSpan={3}>
              {found.thresholds_version === 0 ? 'default thresholds' : `thresholds v${found.thresholds_version}`}
            </td>
            <td>{`${found.score} / 100`}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

import { textValue } from '@meridian/domain/json-text';
import { finiteNumber } from '@meridian/domain/finite-number';
import { rowRecords } from '@meridian/live-client/live-rows';
import { dateAndTime } from '../../lib/time-text.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { type ParameterStep, parameterSteps, personOf } from './parameter-steps.ts';
import { TopicRemark } from './topic-remark.tsx';
import styles from './parts.module.css';

/** Who told the order what, people first: its audit without fills and answers. */
export function ParameterHistory({ order }: { readonly order: number }) {
  const state = useLiveRows('audit', { parent_order_numeric_ids: [order] });
  const steps = parameterSteps(rowRecords(state));
  if (steps.length === 0) return <TopicRemark state={state} emptyText="Nothing is recorded of this order." />;
  return (
    <table className={styles['table']} aria-label="History of the parameters">
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Time</th>
          <th scope="col">Step</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={String(step['id'])}>
            <td>{personOf(step) ?? 'Server'}</td>
            <td>{dateAndTime(finiteNumber(step['transact_ts']) ?? 0)}</td>
            <td>{textOf(step, 'req_type', 'res_type')}</td>
            <td>{textOf(step, 'description', 'diagnostic_info')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf(step: ParameterStep, field: string, otherwise: string): string {
  return textValue(step[field]) ?? textValue(step[otherwise]) ?? '';
}

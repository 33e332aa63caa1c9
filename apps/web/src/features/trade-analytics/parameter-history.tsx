import { auditGroup } from '@meridian/domain/audit-type';
import { finiteNumber } from '@meridian/domain/finite-number';
import { rowRecords } from '@meridian/live-client/live-rows';
import { dateAndTime } from '../../lib/time-text.ts';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { TopicRemark } from './topic-remark.tsx';
import styles from './parts.module.css';

/** Steps that set or change what the order was told. */
const TOLD: ReadonlySet<unknown> = new Set(['NEW ORDER REQUEST', 'ORDER MODIFY REQUEST', 'STRATEGY PARAMETER CHANGE']);

/** Who told the order what, the newest first: its audit without fills and answers. */
export function ParameterHistory({ order }: { readonly order: number }) {
  const state = useLiveRows('audit', { parent_order_numeric_ids: [order] });
  const steps = rowRecords(state)
    .filter((step) => TOLD.has(step['req_type']) || auditGroup(String(step['res_type'])) === 'rejects')
    .sort((a, b) => (finiteNumber(b['transact_ts']) ?? 0) - (finiteNumber(a['transact_ts']) ?? 0));
  if (steps.length === 0) return <TopicRemark state={state} emptyText="Nothing is recorded of this order." />;
  return (
    <table className={styles['table']} aria-label="History of the parameters">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Step</th>
          <th scope="col">What</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={String(step['id'])}>
            <td>{dateAndTime(finiteNumber(step['transact_ts']) ?? 0)}</td>
            <td>{step['req_type'] ?? step['res_type']}</td>
            <td>{step['description'] ?? step['diagnostic_info']}</td>
            <td>{step['sender_sub_id']}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

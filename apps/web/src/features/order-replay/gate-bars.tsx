import { formatFixed, formatQuantity, formatUpTo } from '@meridian/domain/number-format';
import type { ReplayGates } from '@meridian/domain/replay/replay-event';
import styles from './moment-panel.module.css';

type Gate = {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  /** How near it is to its limit, 0 to 1; null when it is not known. */
  readonly share: number | null;
};

/** The gates of a decision. Any that reaches its limit makes the algorithm step up. */
export function GateBars({ gates }: { readonly gates: ReplayGates | null }) {
  if (gates === null)
    return <p className={styles['remark']}>Queue, microprice, timer and floor played no part in this step.</p>;
  return (
    <>
      <p className={styles['remark']}>Steps up when any limit is reached</p>
      <dl className={styles['gates']}>
        {gatesOf(gates).map(({ name, value, limit, share }) => (
          <div key={name} data-reached={share !== null && share >= 1 ? '' : undefined}>
            <dt>{name}</dt>
            <dd className={styles['meter']} aria-hidden="true">
              <i style={{ width: `${100 * Math.min(1, Math.max(0, share ?? 0))}%` }} />
            </dd>
            <dd>{value}</dd>
            <dd>{limit}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function gatesOf(gates: ReplayGates): readonly Gate[] {
  const { queue, queue_limit, adverse_ticks, adverse_limit, waited_ms, wait_limit_ms, over_floor } = gates;
  return [
    {
      name: 'Queue ahead',
      value: queue === null ? '' : `${formatFixed(queue, 1)}×`,
      limit: `of ${queue_limit}×`,
      share: queue === null ? null : queue / queue_limit,
    },
    {
      name: 'Adverse microprice',
      value: adverse_ticks === null ? '' : formatFixed(adverse_ticks, 2),
      limit: `of ${formatUpTo(adverse_limit, 2)} tick`,
      share: adverse_ticks === null ? null : adverse_ticks / adverse_limit,
    },
    {
      name: 'Timer',
      value: `${formatFixed(waited_ms / 1_000, 1)} s`,
      limit: `of ${formatUpTo(wait_limit_ms / 1_000, 1)} s`,
      share: waited_ms / wait_limit_ms,
    },
    {
      name: over_floor !== null && over_floor < 0 ? 'Below the floor' : 'To the floor',
      value: over_floor === null ? '' : formatQuantity(Math.abs(over_floor)),
      limit: over_floor === null ? 'no schedule' : over_floor < 0 ? 'crosses' : 'left',
      share: over_floor === null ? null : over_floor < 0 ? 1 : 0,
    },
  ];
}

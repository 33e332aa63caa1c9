import type { KillReport } from '@meridian/protocol/live/kill-report';
import { FactList } from '../../components/fact-list.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import { hasReason } from './has-reason.ts';
import styles from './auto-trading.module.css';

/** The outcome of the child orders that were open at the switch-off. */
export function KillReportView({ report }: { readonly report: KillReport }) {
  const { open_child_orders: open, acknowledged, filled_meanwhile, stragglers, is_complete } = report;
  return (
    <section className={styles['report']} aria-label="Report">
      <output className={styles['verdict']} data-complete={is_complete ? '' : undefined}>
        {is_complete
          ? 'All open child orders are confirmed cancelled.'
          : `Waiting for ${childrenText(open - acknowledged)} to be confirmed.`}
      </output>
      <progress aria-label="Child orders confirmed" max={Math.max(1, open)} value={open === 0 ? 1 : acknowledged} />
      <FactList
        facts={[
          { name: 'Switched off by', value: report.by },
          { name: 'At', value: dateAndTime(report.at_ms) },
          { name: 'Reason', value: hasReason(report) ? report.reason : 'Not given yet' },
          { name: 'Open child orders', value: open.toLocaleString('en-US') },
          { name: 'Confirmed', value: acknowledged.toLocaleString('en-US') },
          { name: 'Filled before the cancel', value: filled_meanwhile.toLocaleString('en-US') },
          { name: 'Not confirmed', value: stragglers.join(', ') },
        ]}
      />
    </section>
  );
}

function childrenText(count: number): string {
  return `${count.toLocaleString('en-US')} child ${count === 1 ? 'order' : 'orders'}`;
}

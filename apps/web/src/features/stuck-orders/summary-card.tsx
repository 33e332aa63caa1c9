import type { StuckGrouping, StuckLevel } from '@meridian/domain/entities/stuck-order';
import type { LiveRowsState } from '@meridian/live-client/live-rows';
import { useId } from 'react';
import { amountText } from './amount-text.ts';
import { ordersText } from './orders-text.ts';
import type { SummaryLine } from './summary-line.ts';
import styles from './summary-cards.module.css';

type SummaryCardProps = {
  readonly grouping: StuckGrouping;
  readonly level: StuckLevel;
  readonly status: LiveRowsState['status'];
  readonly lines: readonly SummaryLine[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (text: string) => void;
  readonly onClear: () => void;
};

/** One summary: a line for each name, with its share as a bar. */
export function SummaryCard({ grouping, level, status, lines, chosen, onToggle, onClear }: SummaryCardProps) {
  const headingId = useId();
  const most = Math.max(1, ...lines.map(({ orders }) => orders));
  return (
    <section className={styles['card']} aria-labelledby={headingId} data-stale={status === 'stale' ? '' : undefined}>
      <header className={styles['head']}>
        <h2 id={headingId} className={styles['title']}>
          By {grouping}
        </h2>
        {status === 'waiting' ? null : <span className={styles['count']}>{lines.length}</span>}
        {chosen.size === 0 ? null : (
          <button type="button" className={styles['clear']} onClick={onClear}>
            Show all<span className="salt-visuallyHidden"> by {grouping}</span>
          </button>
        )}
      </header>
      <div className={styles['lines']} data-narrowed={chosen.size === 0 ? undefined : ''}>
        {status === 'waiting' ? <Skeleton /> : null}
        {status === 'refused' ? <p className={styles['note']}>Not available</p> : null}
        {lines.map((line) => (
          <Line
            key={line.text}
            grouping={grouping}
            level={level}
            line={line}
            share={line.orders / most}
            isChosen={chosen.has(line.text)}
            onToggle={onToggle}
          />
        ))}
      </div>
    </section>
  );
}

type LineProps = Pick<SummaryCardProps, 'grouping' | 'level' | 'onToggle'> & {
  readonly line: SummaryLine;
  readonly share: number;
  readonly isChosen: boolean;
};

function Line({ grouping, level, line, share, isChosen, onToggle }: LineProps) {
  const { text, orders, remainingUsd } = line;
  const amount = amountText(remainingUsd);
  const left = amount === '' ? '' : `, ${amount} left to trade`;
  return (
    <button
      type="button"
      className={styles['line']}
      aria-pressed={isChosen}
      title={`${text === '' ? `No ${grouping}` : text}: ${ordersText(orders, level)}${left}`}
      onClick={() => onToggle(text)}
    >
      <span className={styles['name']} data-none={text === '' ? '' : undefined}>
        {text === '' ? 'None' : text}
      </span>
      <span className={styles['track']}>
        <span className={styles['bar']} style={{ transform: `scaleX(${share.toFixed(3)})` }} />
      </span>
      <b className={styles['orders']}>
        {orders.toLocaleString('en-US')}
        <span className="salt-visuallyHidden"> stuck,</span>
      </b>
      <span className={styles['amount']}>
        {amount}
        <span className="salt-visuallyHidden"> left to trade</span>
      </span>
    </button>
  );
}

const SKELETON_LINES = [0, 1, 2];

function Skeleton() {
  return SKELETON_LINES.map((line) => <span key={line} className={styles['ghost']} />);
}

import { usdText } from '@meridian/domain/cell-text';
import { formatDateTime } from '@meridian/domain/time-format';
import type { ReportPreview } from '@meridian/protocol/rest/tca-run-calls';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingQuery } from '../../components/loading-query.tsx';
import styles from './preview.module.css';
import type { Preview } from './use-preview.ts';

const MAX_BARS = 23;

const count = (value: number) => value.toLocaleString('en-US');

/** What the report would cover if it ran now. Old numbers are in italics until the new count is here. */
export function PreviewPanel({ preview, isCountable }: { readonly preview: Preview; readonly isCountable: boolean }) {
  const { data, error, isOld } = preview;
  return (
    <aside className={styles['panel']} aria-label="Preview" data-old={isOld}>
      <header className={styles['head']}>
        <h2>Preview</h2>
        <span>if run now</span>
        <output className={styles['state']}>{stateText(preview, isCountable)}</output>
      </header>
      {error !== null && data === undefined ? (
        <ErrorState title={error.message} source="POST /tca/preview_report" onRetry={() => void preview.refetch()} />
      ) : data === undefined ? (
        isCountable ? (
          <LoadingQuery label="Counting orders" query={preview} />
        ) : null
      ) : (
        <Counted preview={data} />
      )}
    </aside>
  );
}

function stateText({ isOld, data, error }: Preview, isCountable: boolean): string {
  if (!isCountable) return 'waits for valid values';
  if (error !== null) return 'not counted';
  return isOld || data === undefined ? 'counting…' : `counted in ${(data.took_ms / 1000).toFixed(1)} s`;
}

function periodText({ period_from: from, period_to: to }: ReportPreview): string {
  if (from === to) return from ?? 'All days';
  return `${from ?? 'first day'} – ${to ?? 'today'}`;
}

function Counted({ preview }: { readonly preview: ReportPreview }) {
  const { days, steps, orders, filled_usd: filledUsd, warnings } = preview;
  const all = steps[0]?.orders ?? 0;
  return (
    <>
      <section className={styles['card']} aria-label="Coverage">
        <dl className={styles['figures']}>
          <div>
            <dt>Period</dt>
            <dd>{periodText(preview)}</dd>
            <dd>{days.length === 1 ? '1 trading day' : `${count(days.length)} trading days`}</dd>
          </div>
          <div>
            <dt>Orders covered</dt>
            <dd>{count(orders)}</dd>
            <dd>of {count(all)} in these accounts</dd>
          </div>
          <div>
            <dt>Filled</dt>
            <dd>{usdText(filledUsd)}</dd>
          </div>
        </dl>
        <DayBars days={days.slice(-MAX_BARS)} />
        {days.length > MAX_BARS ? <p className={styles['note']}>{`The last ${MAX_BARS} days are drawn.`}</p> : null}
      </section>
      {warnings.map((warning) => (
        <p key={warning} className={styles['warning']}>
          {warning}
        </p>
      ))}
      <section className={styles['card']} aria-label="Orders left after each filter">
        <h3>Orders left after each filter</h3>
        <ol className={styles['steps']}>
          {steps.map(({ label, orders: left }, index) => (
            <li key={label}>
              <span>{label}</span>
              <span className={styles['bar']} aria-hidden="true">
                <span style={{ width: `${all === 0 ? 0 : (100 * left) / all}%` }} />
              </span>
              <span className={styles['lost']}>{lostText(steps[index - 1]?.orders, left)}</span>
              <b>{count(left)}</b>
            </li>
          ))}
        </ol>
      </section>
      <NextRuns preview={preview} />
    </>
  );
}

function lostText(before: number | undefined, left: number): string {
  return before === undefined || before === left ? '' : `−${count(before - left)}`;
}

const dayText = (date: string, orders: number) => `${date}: ${count(orders)} ${orders === 1 ? 'order' : 'orders'}`;

function DayBars({ days }: { readonly days: ReportPreview['days'] }) {
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  if (days.length === 0) return null;
  return (
    <ol className={styles['bars']} aria-label="Orders by day">
      {days.map(({ date, orders }) => (
        <li key={date} title={dayText(date, orders)}>
          <span className="salt-visuallyHidden">{dayText(date, orders)}</span>
          <span aria-hidden="true">{days.length > 10 ? '' : count(orders)}</span>
          <span aria-hidden="true" className={styles['column']} style={{ height: `${(60 * orders) / most}px` }} />
          <span aria-hidden="true">{days.length > 10 ? date.slice(8) : date.slice(5)}</span>
        </li>
      ))}
    </ol>
  );
}

function NextRuns({ preview }: { readonly preview: ReportPreview }) {
  const { next_runs: runs, server_time_zone: zone } = preview;
  return (
    <section className={styles['card']} aria-label="Next runs">
      <h3>Next runs</h3>
      {runs.length === 0 ? <p>Runs once, when it is saved.</p> : null}
      <ol className={styles['runs']}>
        {runs.map((run) => (
          <li key={run.at_ms}>
            <b>{`${formatDateTime(run.at_ms, zone).slice(0, 16)} ${zone}`}</b>
            {run.days.length > 0 ? (
              <RunDays days={run.days} />
            ) : (
              <span>{`${run.period_from ?? 'first day'} – ${run.period_to ?? 'last day'}`}</span>
            )}
            <span>{run.period_from === null ? '' : run.trading_days === 1 ? '1 day' : `${run.trading_days} days`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const STATE_TEXTS = { open: '', half: ', ends early', some: ', some markets closed', closed: ', closed' } as const;

/** Each weekday of a period; closed ones are struck out. */
function RunDays({ days }: Pick<ReportPreview['next_runs'][number], 'days'>) {
  return (
    <span className={styles['runDays']}>
      {days.map(({ date, state }) => {
        const text = `${date}${STATE_TEXTS[state]}`;
        return (
          <span key={date} data-state={state} title={text}>
            <span className="salt-visuallyHidden">{text}</span>
            <span aria-hidden="true">{state === 'closed' ? <s>{date.slice(8)}</s> : date.slice(8)}</span>
          </span>
        );
      })}
    </span>
  );
}

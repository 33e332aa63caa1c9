import { formatFixed, formatQuantity } from '@meridian/domain/number-format';
import type { PreTradeAnswer, PreTradeOrder } from '@meridian/protocol/rest/pre-trade-calls';
import { useMemo } from 'react';
import { CallFailed, failedCall } from '../../api/call-failed.ts';
import { screenFailureMessage } from '../../api/error-text.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingQuery } from '../../components/loading-query.tsx';
import { StatePanel } from '../../components/state-panel.tsx';
import { DayCard } from './day-card.tsx';
import { FrontierCard } from './frontier-card.tsx';
import { listBase, type ListView, listView } from './list-view.ts';
import { amountText, endText, modelText, planLabel, rangeText, startText } from './pre-trade-texts.ts';
import styles from './order-pre-trade.module.css';
import { useListChoice } from './use-list-choice.ts';
import { usePreTrade } from './use-pre-trade.ts';

const CHART_PX = 220;

/** The same numbers as on the screen, of one order. */
export function OrderPreTrade({ order }: { readonly order: number }) {
  const query = usePreTrade(useMemo(() => ({ kind: 'orders' as const, ids: [order] }), [order]));
  const { data, error } = query;
  if (error !== null) {
    const title = error instanceof CallFailed ? screenFailureMessage(error.failure) : error.message;
    const source = failedCall(error);
    return <ErrorState title={title} {...(source !== null && { source })} onRetry={() => void query.refetch()} />;
  }
  if (data === undefined) return <LoadingQuery label="Loading pre-trade analytics" query={query} />;
  const [shown] = data.orders;
  if (shown === undefined) return <StatePanel title="No estimate" detail={data.left_out[0]?.reason} />;
  return <OneOrder answer={data} order={shown} />;
}

function OneOrder({ answer, order }: { readonly answer: PreTradeAnswer; readonly order: PreTradeOrder }) {
  const { choice, setPlace } = useListChoice();
  const base = useMemo(() => listBase(answer, choice.off), [answer, choice.off]);
  const view = useMemo(() => listView(answer, base, choice), [answer, base, choice]);
  return (
    <div className={styles['parts']}>
      <KeyFigures order={order} />
      <p className={styles['model']}>{modelText([order])}</p>
      <FrontierCard view={view} height={CHART_PX} onPlace={setPlace} />
      <PlansTable order={order} view={view} nowMs={answer.now_ms} />
      <DayCard answer={answer} view={view} selected={0} height={CHART_PX} />
    </div>
  );
}

/** Of the plan that the order has; of the first one where it has none yet. */
function KeyFigures({ order }: { readonly order: PreTradeOrder }) {
  const plan = order.plans[order.own_plan ?? 0];
  if (plan === undefined) return null;
  const unit = plan.cost.bps === null ? 'ticks' : 'bps';
  const figures = [
    { label: 'Expected cost', value: amountText(plan.cost, unit), unit, note: `80% ${rangeText(plan, unit)}` },
    { label: 'Timing risk', value: amountText(plan.risk, unit), unit, note: planName(order) },
    {
      label: '% ADV',
      value: formatFixed(order.percent_of_adv, 2),
      unit: '%',
      note: `${formatQuantity(order.order_qty)} ${order.is_remaining ? 'left' : 'whole'}`,
    },
    { label: 'Spread', value: formatFixed(order.avg_spread_bps, 1), unit: 'bps', note: 'average' },
    { label: 'Depth', value: formatQuantity(rounded(order.avg_depth)), unit: '', note: 'best bid and ask, mean' },
    { label: 'Volatility', value: formatFixed(order.volatility, 1), unit: '%', note: 'of a day' },
  ];
  return (
    <dl className={styles['figures']} aria-label="Pre-trade figures">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>
            <b>{figure.value === '' ? '–' : figure.value}</b> {figure.value === '' ? '' : figure.unit}
          </dd>
          <dd>{figure.note}</dd>
        </div>
      ))}
    </dl>
  );
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

function planName({ own_plan, plans }: PreTradeOrder): string {
  return own_plan === null ? `by ${plans[0]?.label ?? ''}` : 'by its present strategy';
}

type PlansTableProps = { readonly order: PreTradeOrder; readonly view: ListView; readonly nowMs: number };

/** Every way to work the order. The chosen urgency marks one; the cheapest start of each way is its earliest. */
function PlansTable({ order, view, nowMs }: PlansTableProps) {
  const chosen = view.rows[0]?.planAt;
  const unit = order.asset_sub_class === null ? 'bps' : 'ticks';
  return (
    <section className={styles['card']} aria-labelledby="pre-trade-plans">
      <h3 id="pre-trade-plans">
        Expected cost by strategy <small>{unit}; the marked one suits the urgency</small>
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key */}
      <section className={styles['scroll']} tabIndex={0} aria-label="Strategies">
        <table className={styles['plans']}>
          <thead>
            <tr>
              {['Plan', 'Start', 'Ends', '% volume', 'Cost', '80% range', 'Risk'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.plans.map((plan, at) => (
              <tr key={planLabel(plan, nowMs)} data-chosen={at === chosen ? '' : undefined}>
                <th scope="row">
                  {plan.label}
                  {at === chosen ? <span className="salt-visuallyHidden">, suggested</span> : null}
                </th>
                <td>{startText(plan, nowMs)}</td>
                <td>{endText(plan, order.order_qty)}</td>
                <td>{formatFixed(plan.part_rate, 1)}</td>
                <td>
                  <b>{amountText(plan.cost, unit)}</b>
                </td>
                <td>{rangeText(plan, unit)}</td>
                <td>{amountText(plan.risk, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import dryCss from './dry-run.module.css';
import { bps, bpsRange, millions } from './dry-run-text.ts';

/** The whole in four figures, what was counted, and how. */
export function DryRunFigures({ result }: { readonly result: DryRunResult }) {
  const { orders, changed, all_changed, all, excluded } = result;
  const dollars = ((all_changed.change_bps ?? 0) / 10_000) * all_changed.usd;
  const left = excluded.rejected + excluded.unsent + excluded.without_adv;
  return (
    <>
      <dl className={dryCss['figures']}>
        <div>
          <dt>Orders that change route</dt>
          <dd>
            <b>{changed.toLocaleString('en-US')}</b> of {orders.toLocaleString('en-US')}
          </dd>
          <dd>
            {orders === 0 ? '0' : formatFixed((100 * changed) / orders, 1)}%, {millions(all_changed.usd)} of{' '}
            {millions(all.usd)} filled
          </dd>
        </div>
        <div>
          <dt>Cost of changed orders, now → expected</dt>
          <dd>
            <b>
              {bps(all_changed.now_bps)} → {bps(all_changed.expected_bps)}
            </b>{' '}
            bps
          </dd>
          <dd>
            {all_changed.change_bps === null ? '' : formatSigned(all_changed.change_bps, 1)} 95%:{' '}
            {bpsRange(all_changed)}
          </dd>
        </div>
        <div>
          <dt>Cost of all orders, now → expected</dt>
          <dd>
            <b>
              {bps(all.now_bps)} → {bps(all.expected_bps)}
            </b>{' '}
            bps
          </dd>
        </div>
        <div>
          <dt>Cost change, {result.trading_days} trading days</dt>
          <dd>
            <b>{`${dollars < 0 ? '−' : '+'}$${Math.round(Math.abs(dollars) / 1000).toLocaleString('en-US')}K`}</b>
          </dd>
        </div>
      </dl>
      <p className={dryCss['method']}>
        {result.from} to {result.until}, in {formatFixed(result.took_ms / 1000, 1)} s. Every order of the owner and
        asset class is counted as if it named this group; rules read its data at arrival. Cost now is the realised cost
        against arrival. Cost on another route is an estimate: the cost model fitted to our fills by strategy.{' '}
        {left.toLocaleString('en-US')} left out: {excluded.rejected} rejected, {excluded.unsent} never sent,{' '}
        {excluded.without_adv} without average volume.
      </p>
    </>
  );
}

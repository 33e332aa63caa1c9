import { formatFixed } from '@meridian/domain/number-format';
import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import dryCss from './dry-run.module.css';
import { bps, bpsRange, count, days, dollars, millions, readingText, signedBps } from './dry-run-text.ts';

/** Four figures of the whole run, and their meaning in words. */
export function DryRunFigures({ result }: { readonly result: DryRunResult }) {
  const { orders, changed, all_changed, all } = result;
  const { change_bps, low_bps, high_bps, usd } = all_changed;
  const share = formatFixed((100 * changed) / orders, 1);
  const overall = all.now_bps === null || all.expected_bps === null ? null : all.expected_bps - all.now_bps;
  return (
    <div className={dryCss.summary}>
      <dl className={dryCss.figures}>
        <div>
          <dt>Orders that change route</dt>
          <dd>
            <b>{count(changed)}</b> of {count(orders)}
          </dd>
          <dd>
            {share}%, {millions(usd)} of {millions(all.usd)}
          </dd>
        </div>
        <div>
          <dt>Expected cost, changed orders</dt>
          {change_bps === null ? (
            <>
              <dd>
                <b>–</b>
              </dd>
              <dd>No order to compare</dd>
            </>
          ) : (
            <>
              <dd>
                <b>
                  {bps(all_changed.now_bps)} → {bps(all_changed.expected_bps)}
                </b>{' '}
                bps
              </dd>
              <dd>
                <em data-sign={signOf(change_bps)}>{signedBps(change_bps)}</em> 95%: {bpsRange(all_changed)}
              </dd>
            </>
          )}
        </div>
        <div>
          <dt>Expected cost, all orders</dt>
          <dd>
            <b>
              {bps(all.now_bps)} → {bps(all.expected_bps)}
            </b>{' '}
            bps
          </dd>
          <dd>
            <em data-sign={signOf(overall)}>{signedBps(overall)}</em>
          </dd>
        </div>
        <div>
          <dt>Cost change, {days(result.trading_days)}</dt>
          <dd>
            <b>{dollars(change_bps, usd)}</b>
          </dd>
          {change_bps === null ? null : (
            <dd>
              95%: {dollars(low_bps, usd)} to {dollars(high_bps, usd)}
            </dd>
          )}
        </div>
      </dl>
      <p className={dryCss.said}>{readingText(result)}</p>
    </div>
  );
}

/** A positive value is a cost. */
function signOf(value: number | null): 'cost' | 'saving' | undefined {
  if (value === null || value === 0) return undefined;
  return value > 0 ? 'cost' : 'saving';
}

/** Which orders were counted, which were left out, and how the cost of another route is estimated. */
export function DryRunMethod({ result }: { readonly result: DryRunResult }) {
  const { excluded } = result;
  const left = excluded.rejected + excluded.unsent + excluded.without_adv;
  return (
    <p className={dryCss.method}>
      {result.from} to {result.until}, {days(result.trading_days)}. Every order of the owner and asset class counts as
      if it named this group. Rules read its data at arrival. Cost now is the realised cost against arrival. Cost on
      another route is an estimate: the cost model fitted to our fills by strategy. Excluded: {count(left)} (
      {count(excluded.rejected)} rejected, {count(excluded.unsent)} never sent, {count(excluded.without_adv)} without
      average volume). No orders are sent.
    </p>
  );
}

import { usdText } from '@meridian/domain/cell-text';
import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import { CostRangeBar, type CostScale } from './cost-range-bar.tsx';
import { bpsOf, type ListView } from './list-view.ts';
import type { PreTradeUnit } from './pre-trade-address.ts';
import { shortUsd } from './pre-trade-texts.ts';

type TotalsProps = { readonly view: ListView; readonly unit: PreTradeUnit; readonly scale: CostScale | null };

/** Ticks of different instruments do not add up, so the total is in bps or dollars. */
export function TotalsLine({ view, unit, scale }: TotalsProps) {
  const { total, usd, apartUsd, correlation } = view;
  const inUnit = (amount: number) => (unit === 'usd' ? amount : bpsOf(amount, usd));
  const text = (amount: number) => (unit === 'usd' ? usdText(Math.round(amount)) : formatFixed(bpsOf(amount, usd), 1));
  const [low, high] = [inUnit(total.lowUsd), inUnit(total.highUsd)];
  const mean = meanSpread(view);
  return (
    <tfoot>
      <tr>
        <td aria-hidden="true" />
        <th scope="row" data-text="" colSpan={3}>
          {view.orders} {view.orders === 1 ? 'order' : 'orders'}
        </th>
        <td title={usdText(Math.round(usd))}>{shortUsd(usd)}</td>
        <td data-wide="" aria-hidden="true" />
        <td aria-hidden="true" />
        <td>{formatFixed(mean, 1)}</td>
        <td data-wide="" aria-hidden="true" />
        <td aria-hidden="true" />
        <td>{text(total.costUsd)}</td>
        <td data-text="" data-wide="">
          <CostRangeBar mean={inUnit(total.costUsd)} ranges={[{ low, high }]} scale={scale} />
        </td>
        <td>
          {formatSigned(low, 0)} to {formatSigned(high, 0)}
        </td>
        <td>{usdText(Math.round(total.costUsd))}</td>
        <td>{text(total.riskUsd)}</td>
        <td>{usdText(Math.round(total.riskUsd))}</td>
        <td data-text="" colSpan={4}>
          {view.unfilledUsd >= 1 ? `Unfilled ${shortUsd(view.unfilledUsd)}. ` : ''}
          {correlation === null
            ? 'Risk of the order'
            : `Buys and sells netted, correlation ${formatFixed(correlation, 2)}. Without netting ${text(apartUsd)}.`}
        </td>
      </tr>
    </tfoot>
  );
}

/** By notional, over the orders that have one. */
function meanSpread({ rows }: ListView): number | null {
  const known = rows.flatMap(({ order, isOn }) =>
    isOn && order.avg_spread_bps !== null ? [{ bps: order.avg_spread_bps, usd: order.target_usd }] : [],
  );
  const usd = known.reduce((all, each) => all + each.usd, 0);
  return usd > 0 ? known.reduce((all, each) => all + each.bps * each.usd, 0) / usd : null;
}

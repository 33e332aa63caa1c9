import type { AssetSelection } from '@meridian/domain/asset-class';
import type { RealizedOrder } from '@meridian/protocol/rest/calibration-calls';
import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Alternatives } from './alternatives.tsx';
import { cardState } from './card-state.tsx';
import { type CostAddress, type CostChange, rangeDays } from './cost-address.ts';
import type { RealisedDot } from './cost-curve-option.ts';
import { paceText } from './cost-texts.ts';
import { CurveCard } from './curve-card.tsx';
import { CurveTable } from './curve-table.tsx';
import { HistoryCards } from './history-cards.tsx';
import { KeyFigures } from './key-figures.tsx';
import { ModelCard } from './model-card.tsx';
import styles from './transaction-cost.module.css';
import { useAskedEstimate, useCalibration, useRealisedOrders, useRealisedStats } from './use-transaction-cost.ts';

type EstimateTabProps = {
  readonly address: CostAddress;
  readonly asset: AssetSelection;
  readonly symbol: string;
  readonly onChange: (change: CostChange) => void;
};

const NO_ORDERS: readonly RealizedOrder[] = [];
const NO_DOTS: readonly RealisedDot[] = [];

/** The estimate of the chosen order, its curve, and the market it would meet. */
export function EstimateTab({ address, asset, symbol, onChange }: EstimateTabProps) {
  const { size, curves, range } = address;
  const estimate = useAskedEstimate(address);
  const stats = useRealisedStats(symbol);
  const { data: orders = NO_ORDERS } = useRealisedOrders(symbol);
  const dots = useMemo(() => dotsOf(orders), [orders]);
  const days = useMemo(() => (stats.data ?? []).slice(-rangeDays(range)), [stats.data, range]);
  const state = cardState(estimate, 'Loading the estimate');
  const found = estimate.data ?? null;
  const choose = (next: CostAddress['size']) => onChange({ size: next });
  return (
    <div className={styles['page']}>
      {found === null ? null : <KeyFigures estimate={found} />}
      <div className={styles['top']}>
        <CurveCard
          estimate={found}
          pace={paceText(address)}
          type={curves}
          size={size}
          // Own orders are known in bps only.
          dots={curves === 'spread' ? dots : NO_DOTS}
          state={state}
          onType={(type) => onChange({ curves: type })}
          onSize={choose}
        />
        <section className={styles['card']} aria-label="Curve values">
          <h2>
            Curve values <small>ten sizes, {paceText(address)}</small>
          </h2>
          {found === null || state !== null ? (
            state
          ) : (
            <>
              <CurveTable estimate={found} type={curves} size={size} onSize={choose} />
              <p>{modelText(found.model)} The range of one order is mostly market risk.</p>
            </>
          )}
        </section>
        <Model asset={asset} liquidity={found?.model.liquidity ?? null} />
        <Alternatives symbol={symbol} address={address} onChange={onChange} />
      </div>
      <HistoryCards
        symbol={symbol}
        days={days}
        state={cardState(stats, 'Loading history') ?? (days.length === 0 ? <EmptyState title="No past days" /> : null)}
      />
    </div>
  );
}

function dotsOf(orders: readonly RealizedOrder[]): readonly RealisedDot[] {
  return orders.map(({ filled_qty, cost_bps, is_inside }) => ({
    size: filled_qty,
    cost: cost_bps,
    isInside: is_inside,
  }));
}

function modelText({ version, orders }: { readonly version: number | null; readonly orders: number }): string {
  return version === null
    ? 'Square-root law with published defaults.'
    : `Square-root law, fitted to ${orders.toLocaleString('en-US')} own orders.`;
}

/** The calibration of the instrument's own group. */
function Model({ asset, liquidity }: { readonly asset: AssetSelection; readonly liquidity: string | null }) {
  const calibrations = useCalibration(asset === 'EQUITY' ? 'EQUITY' : 'FUTURE');
  const own = calibrations.data?.find((calibration) => calibration.liquidity === liquidity) ?? null;
  return <ModelCard calibration={own} state={cardState(calibrations, 'Loading the calibration')} />;
}

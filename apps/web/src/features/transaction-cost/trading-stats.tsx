import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { formatFixed } from '@meridian/domain/number-format';
import type { tradingStats } from '@meridian/protocol/rest/market-intelligence-calls';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import { useCallback } from 'react';
import { ChartCard } from '../../components/chart/chart-card.tsx';
import type { ChartTheme } from '../../components/chart/chart-theme.ts';
import { cardState } from './card-state.tsx';
import { profileOption } from './profile-option.ts';
import styles from './transaction-cost.module.css';
import { useTradingStats } from './use-transaction-cost.ts';

type Stats = CallResponse<typeof tradingStats>;

const PERCENT = 100;
const NO_PROFILE: Stats['profile'] = [];

function figuresOf(stats: Stats): readonly (readonly [name: string, value: string, about: string])[] {
  const { avg_daily_volume, avg_daily_notional, avg_spread_bps, avg_depth, volatility } = stats;
  const days = `mean of ${stats.days} days`;
  return [
    ['Daily volume', abbreviateNumber(avg_daily_volume), days],
    ['Daily value', avg_daily_notional === null ? '–' : `$${abbreviateNumber(avg_daily_notional)}`, days],
    ['Spread', avg_spread_bps === null ? '–' : `${formatFixed(avg_spread_bps, 2)} bps`, 'time weighted'],
    ['Depth at touch', avg_depth === null ? '–' : abbreviateNumber(avg_depth), 'mean of bid and ask'],
    ['Volatility', volatility === null ? '–' : `${formatFixed(PERCENT * volatility, 2)}%`, 'of a day'],
    [
      'Auctions',
      `${formatFixed(PERCENT * stats.open_auction_share, 1)} + ${formatFixed(PERCENT * stats.close_auction_share, 1)}%`,
      'open and close, of the volume',
    ],
  ];
}

/** What a usual day of the instrument looks like. */
export function TradingStats({ symbol }: { readonly symbol: string }) {
  const query = useTradingStats(symbol);
  const profile = query.data?.profile ?? NO_PROFILE;
  const option = useCallback((theme: ChartTheme) => profileOption(profile, theme), [profile]);
  return (
    <div className={styles['page']}>
      {query.data === undefined ? null : (
        <dl className={styles['figures']}>
          {figuresOf(query.data).map(([name, value, about]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b>
                <small>{about}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ChartCard
        title="Volume of a usual day"
        note="% in five minutes from the open, trimmed mean of 20 days"
        label={`How the volume of ${symbol} is spread over a day`}
        height={360}
        option={option}
        table={{
          caption: `Volume of a usual day, ${symbol}`,
          head: ['Minutes from the open', '% of the volume'],
          rows: profile.map(({ minute, volume_share }) => [String(minute), formatFixed(PERCENT * volume_share, 2)]),
        }}
        state={cardState(query, 'Loading statistics')}
      />
    </div>
  );
}

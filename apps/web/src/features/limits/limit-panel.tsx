import { usdText } from '@meridian/domain/limits/limit-fields';
import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import { formatFixed, formatUpTo } from '@meridian/domain/number-format';
import { Button } from '@salt-ds/core';
import { CloseIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { useCloseOnEscape } from '../../components/use-close-on-escape.ts';
import { LimitHistory } from './limit-history.tsx';
import styles from './limit-panel.module.css';
import { type LimitRow, percentOf, toneOf } from './limit-rows.ts';
import { millions, percentText } from './limit-text.ts';
import { rulesText } from './rules-text.ts';
import { UseBar } from './use-bar.tsx';
import { UseOfDay } from './use-of-day.tsx';

type LimitPanelProps = {
  readonly row: LimitRow;
  /** Pending raises, shown first. */
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** One account: pending raises, all limits with their use, and the history. */
export function LimitPanel({ row, children, onClose }: LimitPanelProps) {
  const { account, alloc_account, custom_client_name, version } = row;
  useCloseOnEscape(onClose);
  return (
    <aside className={styles.panel} aria-label={`Limits of ${alloc_account ?? account}`}>
      <header className={styles.panelHead}>
        <h2>{alloc_account ?? account}</h2>
        <p>{alloc_account === null ? custom_client_name : `of ${account}, ${custom_client_name}`}</p>
        <Button appearance="transparent" aria-label="Close" title="Close" onClick={onClose}>
          <CloseIcon aria-hidden />
        </Button>
      </header>
      {children}
      <UseOfDay row={row} />
      <LimitList row={row} />
      <LimitHistory account={account} alloc_account={alloc_account} version={version} />
    </aside>
  );
}

function LimitList({ row }: { readonly row: LimitRow }) {
  const { limits, use } = row;
  if (limits === null) {
    return <p className={styles.card}>Nobody has set limits for this account. Its orders are rejected.</p>;
  }
  return (
    <section className={styles.card} aria-label="All limits">
      <table className={styles.limits}>
        <thead>
          <tr>
            {['Limit', 'Use now', 'Use', 'Limit', 'Used'].map((name, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the columns never change, and names repeat.
              <th key={place} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <LimitLine
            name="Day notional, gross"
            used={use?.gross_usd}
            traded={use?.traded_usd}
            limit={limits.max_gross_usd}
            text={millions}
            limitText={usdText}
          />
          <LimitLine name="Day volume" used={use?.day_qty} limit={limits.max_day_qty} text={shares} />
          <LimitLine
            name="Order notional, largest"
            used={use?.largest_order_usd}
            limit={limits.max_order_usd}
            text={millions}
            limitText={usdText}
          />
          <LimitLine
            name="Order quantity, largest"
            used={use?.largest_order_qty}
            limit={limits.max_order_qty}
            text={shares}
          />
          <LimitLine
            name="Share of ADV, largest"
            used={use?.largest_percent_of_adv}
            limit={limits.max_percent_of_adv}
            text={percent}
          />
          <LimitLine
            name="Price band, widest"
            used={use?.widest_price_percent ?? undefined}
            limit={limits.max_price_percent}
            text={percent}
          />
        </tbody>
      </table>
      <p className={styles.rules}>{rulesText(limits)}</p>
    </section>
  );
}

/** Billions of shares are wider than the column; the whole number is the tooltip. */
function shares(value: number): string {
  return abbreviateNumber(value, { decimals: 1, fullUpTo: 999_999_999 });
}

function percent(value: number): string {
  return `${formatFixed(value, 1)}%`;
}

type LimitLineProps = {
  readonly name: string;
  readonly used: number | undefined;
  readonly traded?: number | undefined;
  readonly limit: number | null;
  readonly text: (value: number) => string;
  readonly limitText?: (value: number) => string;
};

function LimitLine({ name, used, traded, limit, text, limitText = text }: LimitLineProps) {
  const share = percentOf(used, limit);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{used === undefined || limit === null ? null : <UseBar used={used} traded={traded} limit={limit} />}</td>
      <td title={used === undefined ? undefined : formatUpTo(used, 2)}>{used === undefined ? '–' : text(used)}</td>
      <td title={limit === null ? undefined : formatUpTo(limit, 2)}>{limit === null ? '–' : limitText(limit)}</td>
      <td data-tone={toneOf(share)}>{percentText(share)}</td>
    </tr>
  );
}

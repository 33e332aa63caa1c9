import { formatFixed, formatUpTo } from '@meridian/domain/number-format';
import { usdText } from '@meridian/domain/limits/limit-fields';
import { type KeyboardEvent, useRef } from 'react';
import styles from './limits.module.css';
import { deskTotal, type LimitRow, percentOf, toneOf } from './limit-rows.ts';
import { millions, percentText } from './limit-text.ts';
import { UseBar } from './use-bar.tsx';

type LimitsTableProps = {
  readonly rows: readonly LimitRow[];
  readonly all: readonly LimitRow[];
  readonly selectedKey: string | null;
  readonly isStale: boolean;
  readonly onOpen: (key: string) => void;
};

/** Accounts with their allocation accounts below. Arrow keys move, Enter opens. */
export function LimitsTable({ rows, all, selectedKey, isStale, onOpen }: LimitsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const move = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...(body.current?.querySelectorAll('button') ?? [])];
    const place = buttons.findIndex((button) => button === document.activeElement);
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, place + step))]?.focus();
  };
  const total = deskTotal(all);
  return (
    <table className={styles.table} data-stale={isStale}>
      <caption className="salt-visuallyHidden">Limits by account</caption>
      <thead>
        <tr className={styles.groups}>
          <td aria-hidden="true" />
          <th scope="colgroup" colSpan={4}>
            Day notional, gross
          </th>
          <td aria-hidden="true" />
          <th scope="colgroup" colSpan={2}>
            Largest order
          </th>
          <th scope="colgroup" colSpan={2}>
            Largest % ADV
          </th>
          <th scope="colgroup" colSpan={2}>
            Checks
          </th>
        </tr>
        <tr>
          {['Account', 'Use', 'Now', 'Limit', 'Used', 'Orders', 'Now', 'Limit', 'Now', 'Limit', 'Warn', 'Reject'].map(
            (name, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the columns never change, and names repeat.
              <th key={place} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its buttons */}
      <tbody ref={body} onKeyDown={move}>
        {rows.map((row) => (
          <AccountRow key={row.key} row={row} isSelected={row.key === selectedKey} onOpen={onOpen} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Desk</th>
          <td aria-hidden="true" />
          <td>{millions(total.gross_usd)}</td>
          <td>{total.limit_usd === null ? '–' : usdText(total.limit_usd)}</td>
          <td>{percentText(percentOf(total.gross_usd, total.limit_usd))}</td>
          <td>{formatUpTo(total.orders, 0)}</td>
          <td colSpan={4} aria-hidden="true" />
          <td data-tone={total.warnings > 0 ? 'near' : undefined}>
            {total.warnings === 0 ? '–' : formatUpTo(total.warnings, 0)}
          </td>
          <td data-tone={total.rejects > 0 ? 'at' : undefined}>
            {total.rejects === 0 ? '–' : formatUpTo(total.rejects, 0)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type AccountRowProps = {
  readonly row: LimitRow;
  readonly isSelected: boolean;
  readonly onOpen: (key: string) => void;
};

function AccountRow({ row, isSelected, onOpen }: AccountRowProps) {
  const { use, limits, usedPercent, alloc_account, account } = row;
  const orderPercent = percentOf(use?.largest_order_usd, limits?.max_order_usd);
  const advPercent = percentOf(use?.largest_percent_of_adv, limits?.max_percent_of_adv);
  return (
    <tr
      data-level={alloc_account === null ? 'account' : 'allocation'}
      data-selected={isSelected}
      data-quiet={use !== null && use.orders === 0}
      onClick={() => onOpen(row.key)}
    >
      <th scope="row">
        <button type="button" className={styles.name} aria-expanded={isSelected} onClick={() => onOpen(row.key)}>
          {alloc_account ?? account}
        </button>
        {alloc_account === null ? <span className={styles.client}>{row.custom_client_name}</span> : null}
        {row.pending.length > 0 ? <span className={styles.requested}>◐ increase requested</span> : null}
      </th>
      <td>
        <UseBar traded={use?.traded_usd} used={use?.gross_usd} limit={limits?.max_gross_usd} />
      </td>
      <td>{use === null ? '–' : millions(use.gross_usd)}</td>
      <td>{limitCell(limits?.max_gross_usd)}</td>
      <td data-tone={toneOf(usedPercent)}>{percentText(usedPercent)}</td>
      <td>{use === null ? '–' : formatUpTo(use.orders, 0)}</td>
      <td data-tone={toneOf(orderPercent)}>{amount(use?.largest_order_usd)}</td>
      <td>{limitCell(limits?.max_order_usd)}</td>
      <td data-tone={toneOf(advPercent)}>
        {use === null || use.largest_percent_of_adv === 0 ? '–' : `${formatFixed(use.largest_percent_of_adv, 1)}%`}
      </td>
      <td>{typeof limits?.max_percent_of_adv === 'number' ? `${formatUpTo(limits.max_percent_of_adv, 1)}%` : '–'}</td>
      <td data-tone={(use?.warnings ?? 0) > 0 ? 'near' : undefined}>{count(use?.warnings)}</td>
      <td data-tone={(use?.rejects ?? 0) > 0 ? 'at' : undefined}>{count(use?.rejects)}</td>
    </tr>
  );
}

function limitCell(limit: number | null | undefined): string {
  return typeof limit === 'number' ? usdText(limit) : '–';
}

function amount(usd: number | undefined): string {
  return usd === undefined || usd === 0 ? '–' : millions(usd);
}

function count(value: number | undefined): string {
  return value === undefined || value === 0 ? '–' : formatUpTo(value, 0);
}

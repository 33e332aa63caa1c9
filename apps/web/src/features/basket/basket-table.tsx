import type { AssetClassified } from '@meridian/domain/asset-class';
import { BASKET_COLUMNS, type BasketField } from '@meridian/domain/order-ticket/basket/basket-columns';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { BasketLine } from './basket-line.ts';
import { BasketTableRow } from './basket-table-row.tsx';
import styles from './basket-table.module.css';
import { useRowWindow } from './use-row-window.ts';

const ROW_HEIGHT = 28;
const ALWAYS = new Set<BasketField>(['exchange_symbol', 'order_side', 'order_qty', 'limit_price', 'strat']);

type BasketTableProps = {
  readonly lines: readonly BasketLine[];
  readonly onFix: (id: number, field: BasketField, text: string) => void;
  readonly onExclude: (id: number, isExcluded: boolean) => void;
  readonly onShowOrder: (id: number, instrument: AssetClassified) => void;
};

/** All rows, with editable cells. Only the visible ones are drawn. */
export function BasketTable({ lines, onFix, onExclude, onShowOrder }: BasketTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { start, end, before, after } = useRowWindow(scroller, lines.length, ROW_HEIGHT);
  const fields = shownFields(lines).join(' ');
  const columns = useMemo(() => BASKET_COLUMNS.filter(({ field }) => fields.split(' ').includes(field)), [fields]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows between cells that have keys of their own
    <div ref={scroller} className={styles['scroller']} onKeyDown={moveBetweenRows}>
      <table className={styles['table']} aria-label="Orders of the list" aria-rowcount={lines.length + 1}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">State</th>
            {columns.map(({ field, label }) => (
              <th key={field} scope="col" data-field={field}>
                {label}
              </th>
            ))}
            <th scope="col" className={styles['reasonHead']}>
              Check
            </th>
            <th scope="col">
              <span className="salt-visuallyHidden">Exclude</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {lines.slice(start, end).map((line, index) => (
            <BasketTableRow
              key={line.id}
              line={line}
              index={start + index}
              columns={columns}
              onFix={onFix}
              onExclude={onExclude}
              onShowOrder={onShowOrder}
            />
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
    </div>
  );
}

function Spacer({ height }: { readonly height: number }) {
  return height === 0 ? null : <tr aria-hidden="true" style={{ height }} />;
}

/** The columns of every order, and those that a row of this list uses. */
function shownFields(lines: readonly BasketLine[]): readonly BasketField[] {
  const fields = BASKET_COLUMNS.map(({ field }) => field);
  const isSaid = (field: BasketField) =>
    lines.some(({ cells, problems }) => cells[field] !== '' || problems[field] !== undefined);
  return fields.filter((field) => ALWAYS.has(field) || isSaid(field));
}

/** Up, down and Enter go to the same cell of another row, as in a spreadsheet. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
  const row = Number(target.dataset['row']) + step;
  const next = event.currentTarget.querySelector<HTMLElement>(
    `input[data-row="${row}"][data-field="${target.dataset['field'] ?? ''}"]`,
  );
  event.preventDefault();
  next?.focus();
}

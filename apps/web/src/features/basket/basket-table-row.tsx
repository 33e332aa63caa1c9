import type { AssetClassified } from '@meridian/domain/asset-class';
import type { BasketColumn, BasketField } from '@meridian/domain/order-ticket/basket/basket-columns';
import { CloseSmallIcon, UndoIcon } from '@salt-ds/icons';
import { memo } from 'react';
import { type BasketLine, isTaken, type LineState, lineReason, lineState } from './basket-line.ts';
import styles from './basket-table.module.css';

const STATE_WORDS: Readonly<Record<LineState, string>> = {
  good: '✓ OK',
  warned: '! Warning',
  bad: '✕ Fix',
  excluded: '– Excluded',
  checking: '… Checking',
  staged: '◐ Staged, not sent',
  accepted: '✓ Sent',
};

type BasketTableRowProps = {
  readonly line: BasketLine;
  readonly index: number;
  readonly columns: readonly BasketColumn[];
  readonly onFix: (id: number, field: BasketField, text: string) => void;
  readonly onExclude: (id: number, isExcluded: boolean) => void;
  readonly onShowOrder: (id: number, instrument: AssetClassified) => void;
};

/** Renders again only when its own row changes: lists are long. */
export const BasketTableRow = memo(function BasketTableRow(props: BasketTableRowProps) {
  const { line, index, columns, onFix, onExclude, onShowOrder } = props;
  const { id, cells, problems, answer } = line;
  const state = lineState(line);
  const reason = lineReason(line);
  const reasonId = `basket-reason-${id}`;
  const isSent = isTaken(line);
  const orderId = answer?.parent_order_numeric_id ?? null;
  return (
    <tr aria-rowindex={index + 2} data-state={state}>
      <th scope="row">{id}</th>
      <td className={styles['state']}>
        {answer?.ok === false && state !== 'excluded' ? '✕ Rejected' : STATE_WORDS[state]}
      </td>
      {columns.map(({ field, label }) => (
        <td key={field} data-field={field}>
          <input
            className={styles['cell']}
            aria-label={`Row ${id}: ${label}`}
            aria-invalid={problems[field] !== undefined}
            aria-describedby={problems[field] === undefined ? undefined : reasonId}
            data-row={index}
            data-field={field}
            autoComplete="off"
            spellCheck={false}
            readOnly={isSent || state === 'excluded'}
            value={cells[field]}
            onChange={(event) => onFix(id, field, event.target.value)}
          />
        </td>
      ))}
      <td className={styles['reason']} id={reasonId} title={reason}>
        {orderId === null ? null : (
          <button type="button" className={styles['link']} onClick={() => onShowOrder(orderId, line.facts ?? {})}>
            {orderId}
          </button>
        )}{' '}
        {reason}
      </td>
      <td>
        {isSent ? null : (
          <button
            type="button"
            className={styles['remove']}
            aria-label={`${state === 'excluded' ? 'Include' : 'Exclude'} row ${id}`}
            onClick={() => onExclude(id, state !== 'excluded')}
          >
            {state === 'excluded' ? <UndoIcon aria-hidden /> : <CloseSmallIcon aria-hidden />}
          </button>
        )}
      </td>
    </tr>
  );
});

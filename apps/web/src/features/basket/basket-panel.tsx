import type { AssetClassified } from '@meridian/domain/asset-class';
import { reasonProblem } from '@meridian/domain/order-checks/override-text';
import { MAX_PRE_TRADE_ORDERS } from '@meridian/protocol/rest/pre-trade-calls';
import { Button } from '@salt-ds/core';
import { TargetIcon } from '@salt-ds/icons';
import { useRef, useState } from 'react';
import type { Location } from 'react-router';
import { ErrorState } from '../../components/error-state.tsx';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { Segments } from '../../components/segments.tsx';
import { SideOverlay } from '../../components/side-overlay.tsx';
import type { PreTradeDraft } from '../../lib/pre-trade-draft.ts';
import { useFocusWhileOpen } from '../../components/use-focus-while-open.ts';
import { BasketFoot } from './basket-foot.tsx';
import { countedAs } from './basket-counts.ts';
import { BasketMappingForm } from './basket-mapping.tsx';
import { BasketQuestions } from './basket-questions.tsx';
import { BasketOptions } from './basket-options.tsx';
import { BasketStart } from './basket-start.tsx';
import { BasketTable } from './basket-table.tsx';
import { BasketTotalsLine } from './basket-totals.tsx';
import styles from './basket.module.css';
import { type Basket, useBasket } from './use-basket.ts';

type BasketPanelProps = {
  readonly takesFocus: boolean;
  /** Whether an address still shows the basket. */
  readonly isKeptAt: (next: Location, now: Location) => boolean;
  readonly onClose: () => void;
  readonly onOpenTicket: () => void;
  /** Null for users who may not see estimates. */
  readonly onPreTrade: ((orders: readonly PreTradeDraft[]) => void) | null;
  readonly onShowOrder: (id: number, instrument: AssetClassified) => void;
};

/** A list of orders out of a file or off the clipboard, over the right of the screen, which stays live. */
export function BasketPanel(props: BasketPanelProps) {
  const { takesFocus, isKeptAt, onClose, onOpenTicket, onPreTrade, onShowOrder } = props;
  const basket = useBasket();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhileOpen(heading, takesFocus);
  const { table, context, open } = basket;
  const rows = open.length === 1 ? '1 row' : `${open.length.toLocaleString('en-US')} rows`;
  return (
    <SideOverlay
      title="Basket upload"
      width="wide"
      headingRef={heading}
      beside={
        table.loaded === null ? null : (
          <Button appearance="transparent" onClick={basket.startAnew}>
            Another file
          </Button>
        )
      }
      actions={
        <>
          {onPreTrade === null ? null : <PreTradeButton basket={basket} onPreTrade={onPreTrade} />}
          <Button appearance="transparent" onClick={onOpenTicket}>
            Single order
          </Button>
        </>
      }
      onClose={onClose}
    >
      <LeaveGuard
        isDirty={open.length > 0}
        isKeptAt={isKeptAt}
        title={`Discard ${rows}?`}
        confirmLabel={`Discard ${rows}`}
        cancelLabel="Go back"
        onLeave={basket.startAnew}
      >
        These rows have not been sent.
      </LeaveGuard>
      {context.isError ? (
        <ErrorState title={context.error.message} source="trade.context" onRetry={() => void context.refetch()} />
      ) : table.loaded === null ? (
        <BasketStart failure={table.failure} onText={table.read} />
      ) : (
        <BasketSheet basket={basket} onShowOrder={onShowOrder} />
      )}
    </SideOverlay>
  );
}

type PreTradeButtonProps = {
  readonly basket: Basket;
  readonly onPreTrade: (orders: readonly PreTradeDraft[]) => void;
};

/** Cost and risk of the list, in a tab of its own so that the basket stays. */
function PreTradeButton({ basket, onPreTrade }: PreTradeButtonProps) {
  const drafts = basket.sendable.flatMap(({ order }) =>
    order === null ? [] : [{ symbol: order.exchange_symbol, side: order.order_side, quantity: order.order_qty }],
  );
  const isTooLong = drafts.length > MAX_PRE_TRADE_ORDERS;
  return (
    <Button
      appearance="transparent"
      disabled={drafts.length === 0 || isTooLong}
      title={
        isTooLong
          ? `Pre-trade analytics take at most ${MAX_PRE_TRADE_ORDERS} orders`
          : 'Pre-trade analytics in a new tab'
      }
      onClick={() => onPreTrade(drafts)}
    >
      <TargetIcon aria-hidden /> Pre-trade
    </Button>
  );
}

type BasketSheetProps = {
  readonly basket: Basket;
  readonly onShowOrder: (id: number, instrument: AssetClassified) => void;
};

function BasketSheet({ basket, onShowOrder }: BasketSheetProps) {
  const { table, lines, counts } = basket;
  // The rows as they were when they were asked for: one that is being fixed does not vanish under the cursor.
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null);
  if (table.loaded === null) return null;
  const hasReason = reasonProblem(basket.settings.reason, 1) === null;
  const toFix = lines.filter((line) => countedAs(line, hasReason) === 'attention');
  const shown = only === null ? lines : lines.filter(({ id }) => only.has(id));
  const options = [
    { value: 'all', label: `All ${counts.rows.toLocaleString('en-US')}` },
    { value: 'some', label: `Needs attention ${counts.attention.toLocaleString('en-US')}` },
  ];
  return (
    <form
      className={styles['sheet']}
      data-sends-orders=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void basket.send(false);
      }}
    >
      <div className={styles['top']}>
        <BasketOptions settings={basket.settings} change={basket.change} accounts={basket.accounts} />
        <BasketMappingForm {...table.loaded} onMap={table.map} />
        <BasketQuestions
          questions={table.questions}
          mapping={table.loaded.mapping}
          onMap={table.map}
          onIgnore={table.ignore}
        />
        <div className={styles['bar']}>
          <Segments
            label="Rows shown"
            options={options}
            selected={only === null ? 'all' : 'some'}
            onSelect={(value) => setOnly(value === 'all' ? null : new Set(toFix.map(({ id }) => id)))}
          />
          <BasketTotalsLine lines={lines} counts={counts} />
        </div>
      </div>
      <BasketTable lines={shown} onFix={table.fix} onExclude={table.exclude} onShowOrder={onShowOrder} />
      <BasketFoot basket={basket} />
    </form>
  );
}

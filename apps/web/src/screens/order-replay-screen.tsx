import { displayStatus } from '@meridian/domain/display-status';
import { formatQuantity } from '@meridian/domain/number-format';
import { formatAveragePrice } from '@meridian/domain/price-format';
import { stateAt } from '@meridian/domain/replay/replay-state';
import { Button } from '@salt-ds/core';
import { ChartLineIcon, ChevronLeftIcon, ChevronRightIcon, CopyIcon, DownloadIcon } from '@salt-ds/icons';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { savePng } from '../components/chart/export/export-page.ts';
import { copyText } from '../components/data-grid/control/copy-text.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingState } from '../components/loading-state.tsx';
import { SideWord, StatusText } from '../components/order-table/order-words.tsx';
import { showToast } from '../components/show-toast.tsx';
import { OrderReplay } from '../features/order-replay/order-replay.tsx';
import type { Playback } from '../features/order-replay/playback.ts';
import { momentOf, replayAddress, withMoment } from '../features/order-replay/replay-address.ts';
import type { LoadedReplay } from '../features/order-replay/replay-loader.ts';
import { useReplay } from '../features/order-replay/use-replay.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { besideIn, replayOrdersOf } from '../lib/replay-orders.ts';
import { timeOfDay } from '../lib/time-text.ts';
import { useSearchChange } from '../lib/use-search-change.ts';
import { useSession } from '../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../session/session-selectors.ts';
import { orderOf } from './detail/order-address.ts';

const TITLE = 'Order replay';

/** One order played back over its market. The address has the order and the moment. */
export function OrderReplayScreen() {
  const [search] = useSearchParams();
  const order = orderOf(search);
  const { state } = useLocation();
  // Kept from the first look: a change of the moment leaves it out of the navigation.
  const [orders] = useState(() => replayOrdersOf(state));
  if (order === null) {
    return (
      <ScreenFrame title={TITLE} isCentred>
        <EmptyState
          icon={<ChartLineIcon />}
          title="No order is chosen"
          detail="Open the replay from an order: its context menu, its trade analytics, or Ctrl K."
        />
      </ScreenFrame>
    );
  }
  return <ReplayOf key={order} order={order} orders={orders} firstMs={momentOf(search)} />;
}

type ReplayOfProps = {
  readonly order: number;
  /** The list that the replay was opened from. */
  readonly orders: readonly number[] | null;
  readonly firstMs: number | null;
};

function ReplayOf({ order, orders, firstMs }: ReplayOfProps) {
  const hasMarketData = useSession(selectHasMarketDataPermit);
  const { load, retry, retryMarket, book } = useReplay(order, hasMarketData);
  const step = useOrderStep(order, orders, load);
  const changeSearch = useSearchChange();
  const playback = useRef<Playback | null>(null);
  const keep = useCallback((made: Playback) => {
    playback.current = made;
  }, []);
  const remember = useCallback((ms: number) => changeSearch((now) => withMoment(now, ms)), [changeSearch]);
  if (load.kind !== 'loaded') {
    return (
      <ScreenFrame title={TITLE} toolbar={<Back order={order} />}>
        {load.kind === 'loading' ? (
          <LoadingState label="Loading the order" />
        ) : (
          <ErrorState
            title={load.message}
            detail={`The replay of order ${order} could not be loaded.`}
            onRetry={retry}
          />
        )}
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      title={TITLE}
      toolbar={
        <>
          <Back order={order} />
          <StepButtons step={step} />
          <OrderLine replay={load.replay} />
        </>
      }
      actions={
        <>
          <Button appearance="bordered" onClick={() => void copyLink(order, playback.current)}>
            <CopyIcon aria-hidden /> Copy link to this moment
          </Button>
          <Button appearance="bordered" onClick={() => void exportPng(load.replay, playback.current)}>
            <DownloadIcon aria-hidden /> Export PNG
          </Button>
        </>
      }
      statusBar={<Counts replay={load.replay} />}
    >
      <OrderReplay
        replay={load.replay}
        hasMarketData={hasMarketData}
        firstMs={firstMs}
        onPlayback={keep}
        onMoment={remember}
        onRetryMarket={retryMarket}
        onBook={book}
        onStep={step.to}
      />
    </ScreenFrame>
  );
}

type OrderStep = {
  readonly previous: number | null;
  readonly next: number | null;
  readonly to: (by: -1 | 1) => void;
};

/** Along the list that the replay was opened from; without one, the orders of the same trader and day. */
function useOrderStep(
  order: number,
  orders: readonly number[] | null,
  load: ReturnType<typeof useReplay>['load'],
): OrderStep {
  const navigate = useNavigate();
  const { previous, next } =
    orders?.includes(order) === true
      ? besideIn(orders, order)
      : load.kind === 'loaded'
        ? load.replay.neighbours
        : { previous: null, next: null };
  const to = (by: -1 | 1) => {
    const target = by === -1 ? previous : next;
    if (target !== null) void navigate(replayAddress(target));
  };
  return { previous, next, to };
}

function StepButtons({ step }: { readonly step: OrderStep }) {
  return (
    <>
      <Button
        appearance="bordered"
        aria-label="Previous order"
        title="Previous order ([)"
        disabled={step.previous === null}
        onClick={() => step.to(-1)}
      >
        <ChevronLeftIcon aria-hidden />
      </Button>
      <Button
        appearance="bordered"
        aria-label="Next order"
        title="Next order (])"
        disabled={step.next === null}
        onClick={() => step.to(1)}
      >
        <ChevronRightIcon aria-hidden />
      </Button>
    </>
  );
}

async function copyLink(order: number, playback: Playback | null): Promise<void> {
  const address = new URL(replayAddress(order, playback?.atMs ?? null), window.location.href).href;
  const isCopied = await copyText(address, document);
  showToast({
    tone: isCopied ? 'success' : 'error',
    title: isCopied ? 'The link to this moment is copied' : 'The browser did not allow copying',
  });
}

/** The charts as they are on the screen, with what had filled by then. */
async function exportPng({ order, events }: LoadedReplay, playback: Playback | null): Promise<void> {
  const atMs = playback?.atMs ?? order.received_ms;
  const { filled, average, fills } = stateAt(events, atMs);
  const { exchange_symbol, order_side, order_qty, parent_order_numeric_id: id, trade_date } = order;
  const content = {
    title: `Replay of ${exchange_symbol} ${order_side} ${formatQuantity(order_qty)}`,
    subtitle: `Order ${id}, ${trade_date} at ${timeOfDay(atMs)}`,
    figures: [
      { name: 'Filled', value: formatQuantity(filled), about: `${fills.toLocaleString('en-US')} fills` },
      { name: 'Own average', value: formatAveragePrice(average, order), about: order.strat.toUpperCase() },
    ],
    tables: [],
  };
  try {
    await savePng(document, content, `replay-${id}`);
  } catch {
    showToast({ tone: 'error', title: 'The browser could not make the image' });
  }
}

function Back({ order }: { readonly order: number }) {
  const navigate = useNavigate();
  return (
    <Button appearance="transparent" onClick={() => void navigate(`/?order=${order}`)}>
      <ChevronLeftIcon aria-hidden /> Back to the order
    </Button>
  );
}

function OrderLine({ replay: { order, nowMs } }: { readonly replay: LoadedReplay }) {
  const from = order.start_ms ?? order.received_ms;
  return (
    <>
      <b>{order.exchange_symbol}</b>
      <SideWord side={order.order_side} />
      <b>{formatQuantity(order.order_qty)}</b>
      <StatusText status={displayStatus(order.status)} />
      <span>{order.strat.toUpperCase()}</span>
      <span>
        {order.trade_date} · {timeOfDay(from)} to {timeOfDay(order.end_ms ?? nowMs)}
      </span>
    </>
  );
}

function Counts({ replay }: { readonly replay: LoadedReplay }) {
  const { events, market, order } = replay;
  const count = (kind: string) => events.filter((event) => event.kind === kind).length.toLocaleString('en-US');
  return (
    <>
      <span>
        <b>{count('fill')}</b> fills
      </span>
      <span>
        <b>{count('posted')}</b> postings
      </span>
      <span>
        <b>{market.quotes.at_ms.length.toLocaleString('en-US')}</b> quotes
      </span>
      <span>
        <b>{market.gaps.length.toLocaleString('en-US')}</b> gaps
      </span>
      <span>{order.end_ms === null ? 'Running: it goes on while you look' : 'Replay of recorded data'}</span>
    </>
  );
}

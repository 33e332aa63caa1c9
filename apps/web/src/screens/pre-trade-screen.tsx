import { usdText } from '@meridian/domain/cell-text';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { formatFixed } from '@meridian/domain/number-format';
import type { PreTradeAnswer } from '@meridian/protocol/rest/pre-trade-calls';
import { Button } from '@salt-ds/core';
import { ChartLineIcon, DownloadIcon, ListIcon, RefreshIcon } from '@salt-ds/icons';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallFailed, failedCall } from '../api/call-failed.ts';
import { screenFailureMessage } from '../api/error-text.ts';
import { tableCsv, tableFileName } from '../components/chart/table-data.ts';
import { downloadText } from '../components/data-grid/control/copy-text.ts';
import { useDistinct } from '../components/data-grid/filters/use-distinct.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingQuery } from '../components/loading-query.tsx';
import { Segments } from '../components/segments.tsx';
import { ApplySuggestions } from '../features/pre-trade/apply-suggestions.tsx';
import { ChooseSubject } from '../features/pre-trade/choose-subject.tsx';
import { DayCard } from '../features/pre-trade/day-card.tsx';
import { FrontierCard } from '../features/pre-trade/frontier-card.tsx';
import { ListCard } from '../features/pre-trade/list-card.tsx';
import { ListPicker } from '../features/pre-trade/list-picker.tsx';
import { bpsOf, listBase, type ListView, listView } from '../features/pre-trade/list-view.ts';
import {
  PRE_TRADE_UNITS,
  type PreTradeSubject,
  preTradeSubject,
  preTradeUnit,
  withSubject,
} from '../features/pre-trade/pre-trade-address.ts';
import { PreTradeTable } from '../features/pre-trade/pre-trade-table.tsx';
import { ordersTable, shortUsd } from '../features/pre-trade/pre-trade-texts.ts';
import styles from '../features/pre-trade/pre-trade.module.css';
import { type ListChoices, useListChoice } from '../features/pre-trade/use-list-choice.ts';
import { usePreTrade } from '../features/pre-trade/use-pre-trade.ts';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { timeOfDay } from '../lib/time-text.ts';
import { useSearchChange } from '../lib/use-search-change.ts';
import { useLiveGrid } from '../live/grid-context.tsx';
import { useSession } from '../session/session-context.tsx';
import { selectHasMarketImpactPermit } from '../session/session-selectors.ts';
import { NotPermitted } from './not-permitted.tsx';

const TITLE = 'Pre-trade';
const OPEN_ORDERS = { topic: 'parent_orders', params: {} } as const;

/** `/trade-analitycs/pre-trade`: what orders or a list should cost, before they trade. */
export function PreTradeScreen() {
  const isPermitted = useSession(selectHasMarketImpactPermit);
  const [search] = useSearchParams();
  const subject = useMemo(() => preTradeSubject(search), [search]);
  if (!isPermitted) {
    return (
      <ScreenFrame title={TITLE} isCentred>
        <NotPermitted what="Pre-trade analytics" permission="Market impact" />
      </ScreenFrame>
    );
  }
  return <PreTrade key={JSON.stringify(subject)} subject={subject} />;
}

function PreTrade({ subject }: { readonly subject: PreTradeSubject | null }) {
  const query = usePreTrade(subject);
  const changeSearch = useSearchChange();
  const choices = useListChoice();
  const { data } = query;
  const base = useMemo(
    () => (data === undefined ? null : listBase(data, choices.choice.off)),
    [data, choices.choice.off],
  );
  const view = useMemo(
    () => (data === undefined || base === null ? null : listView(data, base, choices.choice)),
    [data, base, choices.choice],
  );
  return (
    <ScreenFrame
      title={TITLE}
      toolbar={<Toolbar subject={subject} view={view} choices={choices} />}
      actions={
        data === undefined || view === null ? undefined : (
          <>
            <Button appearance="transparent" title="Estimate again" onClick={() => void query.refetch()}>
              <RefreshIcon aria-hidden /> Estimated {timeOfDay(data.computed_ms)}
            </Button>
            <Button appearance="bordered" onClick={() => saveCsv(view, nameOf(subject), data.now_ms)}>
              <DownloadIcon aria-hidden /> CSV
            </Button>
          </>
        )
      }
      statusBar={view === null ? undefined : <Status view={view} />}
    >
      {subject === null ? (
        <ChooseSubject onPick={(chosen) => changeSearch((now) => withSubject(now, chosen))} />
      ) : query.error !== null ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : data === undefined || view === null ? (
        <LoadingQuery label="Loading pre-trade analytics" query={query} />
      ) : (
        <Content answer={data} view={view} choices={choices} onApplied={() => void query.refetch()} />
      )}
    </ScreenFrame>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const title = error instanceof CallFailed ? screenFailureMessage(error.failure) : error.message;
  const detail = error instanceof CallFailed && error.failure.kind === 'problem' ? error.message : undefined;
  const source = failedCall(error);
  return <ErrorState title={title} detail={detail} {...(source !== null && { source })} onRetry={onRetry} />;
}

type ToolbarProps = {
  readonly subject: PreTradeSubject | null;
  readonly view: ListView | null;
  readonly choices: ListChoices;
};

const URGENCIES = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'custom', label: 'Custom' },
] as const;

function Toolbar({ subject, view, choices }: ToolbarProps) {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const lists = useDistinct(useLiveGrid(parentOrdersGrid, OPEN_ORDERS), 'list_name');
  const known = (lists?.values ?? []).filter(({ text }) => text !== '');
  return (
    <>
      <ListPicker
        subject={subject}
        lists={known}
        onPick={(name) => changeSearch((now) => withSubject(now, { kind: 'list', name }))}
      />
      {view === null ? null : (
        <>
          <span className={styles['about']}>
            {view.orders} {view.orders === 1 ? 'order' : 'orders'} · {shortUsd(view.usd)}
          </span>
          <span className={styles['label']}>Urgency</span>
          <Segments
            label="Urgency"
            options={URGENCIES}
            selected={urgencyOf(view, choices)}
            onSelect={(urgency) => {
              if (urgency !== 'custom') choices.setPlace(view.marks[urgency]);
            }}
          />
        </>
      )}
      <span className={styles['label']}>Units</span>
      <Segments
        label="Units"
        options={PRE_TRADE_UNITS}
        selected={preTradeUnit(search)}
        onSelect={(unit) =>
          changeSearch((now) => {
            const next = new URLSearchParams(now);
            next.set('unit', unit);
            return next;
          })
        }
      />
    </>
  );
}

function urgencyOf({ marks, place }: ListView, { choice }: ListChoices): (typeof URGENCIES)[number]['value'] {
  if (choice.custom.size > 0) return 'custom';
  // Medium first: in a short frontier the places may be the same.
  return (['medium', 'low', 'high'] as const).find((name) => marks[name] === place) ?? 'custom';
}

type ContentProps = {
  readonly answer: PreTradeAnswer;
  readonly view: ListView;
  readonly choices: ListChoices;
  readonly onApplied: () => void;
};

function Content({ answer, view, choices, onApplied }: ContentProps) {
  const mayAct = useSession(({ auth }) => auth.areActionsPermitted);
  const [search] = useSearchParams();
  const [selected, setSelected] = useState<number | null>(null);
  if (answer.orders.length === 0) {
    const [first] = answer.left_out;
    return <EmptyState icon={<ChartLineIcon />} title="None of these orders can be estimated" detail={first?.reason} />;
  }
  const hasStaged = answer.orders.some(({ is_staged }) => is_staged);
  const height = chartHeight(answer.orders.length);
  return (
    <div className={styles['page']}>
      <PreTradeTable
        view={view}
        unit={preTradeUnit(search)}
        nowMs={answer.now_ms}
        selected={selected}
        onSelect={setSelected}
        onTick={choices.tick}
        onTickAll={(areOn) => choices.tickAll(areOn, answer.orders.length)}
        onPlan={choices.setPlan}
      />
      {view.orders === 0 ? (
        <EmptyState icon={<ListIcon />} title="No order counts" detail="Tick an order to see what it costs." />
      ) : (
        <div className={styles['cards']}>
          <FrontierCard view={view} height={height} onPlace={choices.setPlace} />
          <DayCard answer={answer} view={view} selected={selected} height={height} />
          <ListCard answer={answer} view={view}>
            {mayAct && hasStaged ? <ApplySuggestions view={view} nowMs={answer.now_ms} onApplied={onApplied} /> : null}
          </ListCard>
        </div>
      )}
    </div>
  );
}

const ROW_PX = 26;
/** Bars, table head, total and the feet of the charts. */
const AROUND_PX = 350;

/** What the table leaves of the window, within bounds. */
function chartHeight(rows: number): string {
  return `clamp(230px, calc(100vh - ${AROUND_PX + rows * ROW_PX}px), 44vh)`;
}

function Status({ view }: { readonly view: ListView }) {
  const { total, usd } = view;
  return (
    <>
      <span>
        <b>{view.orders}</b> {view.orders === 1 ? 'order' : 'orders'}
      </span>
      <span>
        Notional <b>{usdText(Math.round(usd))}</b>
      </span>
      <span>
        Expected <b>{formatFixed(bpsOf(total.costUsd, usd), 1)}</b> bps, <b>{usdText(Math.round(total.costUsd))}</b>
      </span>
      <span>
        Risk <b>{formatFixed(bpsOf(total.riskUsd, usd), 1)}</b> bps
      </span>
    </>
  );
}

function nameOf(subject: PreTradeSubject | null): string {
  return subject?.kind === 'list' ? subject.name : 'orders';
}

function saveCsv(view: ListView, name: string, nowMs: number): void {
  const table = ordersTable(view, name, nowMs);
  downloadText(tableCsv(table), tableFileName(table.caption, 'csv'), document);
}

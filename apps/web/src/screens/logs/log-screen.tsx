import type { Grid } from '@meridian/domain/columns/grid';
import type { LogScope } from '@meridian/domain/log-scope';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { LogFooter } from '../../features/event-log/log-footer.tsx';
import { type LogQuestion, nodeFilters, questionOf, withQuestion } from '../../features/event-log/log-question.ts';
import { LogRows } from '../../features/event-log/log-rows.tsx';
import { LogToolbar } from '../../features/event-log/log-toolbar.tsx';
import { NoEntries } from '../../features/event-log/no-entries.tsx';
import { useLogReading } from '../../features/event-log/use-log-reading.ts';
import { useNodeLogFacts, useNodeLogs } from '../../features/event-log/use-node-logs.ts';
import { pathWithAsset } from '../../layout/asset-selection.ts';
import { ScreenFrame } from '../../layout/screen-frame.tsx';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useAssetSelection } from '../../layout/use-asset-selection.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { useBlotter } from '../blotter/use-blotter.ts';
import { NotPermitted } from '../not-permitted.tsx';

const NOUN = { one: 'entry', many: 'entries' };
const NOTHING_ASKED: LogQuestion = { search: '', level: null, order: null };

export type LogScreenProps = {
  readonly grid: Grid;
  /** Null for the whole log. */
  readonly scope: LogScope | null;
};

/** A log, live from the node sockets, for users who may read logs. */
export function LogScreen({ grid, scope }: LogScreenProps) {
  const isPermitted = useSession(({ auth }) => auth.permissions?.log_permit ?? false);
  if (isPermitted) return <Log grid={grid} scope={scope} />;
  return (
    <ScreenFrame title={grid.title} isCentred>
      <NotPermitted what={grid.title} permission="Logs" />
    </ScreenFrame>
  );
}

function Log({ grid, scope }: LogScreenProps) {
  const [asset] = useAssetSelection();
  const [question, ask] = useLogQuestion();
  const permission = useSession(({ auth }) => auth.permissions?.data_permissions ?? null);
  const feed = useNodeLogs(grid, nodeFilters(question, scope, permission));
  const reading = useLogReading(feed);
  const { count } = useNodeLogFacts(feed);
  const handle = feed?.handle ?? null;
  const loaded = useGridFact(handle, ({ total }) => total);
  const blotter = { ...useBlotter({ grid, source: null, asset, inAddress: 'main' }), handle };
  const goToOrder = useGoToOrder();
  useEffect(() => {
    document.title = `${grid.title} · Meridian`;
  }, [grid]);
  return (
    <LogRows onOrder={goToOrder} onScrollCapture={reading.onScrollCapture}>
      <BlotterGrid
        label={grid.title}
        blotter={blotter}
        noun={NOUN}
        emptyText={<NoEntries question={question} onClear={() => ask(NOTHING_ASKED)} />}
        onOpenRow={(key) => void orderOfRow(handle, key, goToOrder)}
        rowActions={() => [
          { id: 'go', label: 'Go to the order', run: ([key]) => void orderOfRow(handle, key, goToOrder) },
          {
            id: 'only',
            label: 'Only this order',
            run: ([key]) => void orderOfRow(handle, key, (order) => ask({ order })),
          },
        ]}
        toolbar={
          <>
            <ScreenTitle title={grid.title} count={count} />
            <LogToolbar question={question} reading={reading} onAsk={ask} />
          </>
        }
        footer={<LogFooter count={count} loaded={loaded} isPaused={reading.isPaused} />}
      />
    </LogRows>
  );
}

function useLogQuestion(): readonly [LogQuestion, (change: Partial<LogQuestion>) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const ask = useCallback(
    (change: Partial<LogQuestion>) => changeSearch((now) => withQuestion(now, change)),
    [changeSearch],
  );
  return [questionOf(search), ask];
}

function useGoToOrder(): (order: number) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (order) => {
    const home = pathWithAsset('/', search);
    void navigate(`${home}${home.includes('?') ? '&' : '?'}order=${order}`);
  };
}

/** Entries about the server itself have no order. */
async function orderOfRow(
  handle: GridHandle | null,
  key: RowKey | undefined,
  then: (order: number) => void,
): Promise<void> {
  if (handle === null || key === undefined) return;
  // The grid closed before it answered.
  const records = await handle.records([key]).catch(() => []);
  const order = records[0]?.['numeric_id'];
  if (typeof order === 'number') then(order);
}

import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { GridHandle, GridSummary } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { Input } from '@salt-ds/core';
import { SearchIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { DataGrid } from '../src/components/data-grid/data-grid.tsx';
import { FilterChip } from '../src/components/data-grid/toolbar/filter-chip.tsx';
import { useGridView } from '../src/components/data-grid/view/use-grid-view.ts';
import { Toaster } from '../src/components/toaster.tsx';

const params = new URLSearchParams(location.search);
const NOUN = { one: 'order', many: 'orders' };
const SUMMARY = { totals: ['filled_qty'], counts: ['status'], limitedOut: true, quick: false };
const CHIPS = new Set(['status', 'limit_price', 'schedule_volume_cap_constrained']);

/** The grid as a screen would use it. */
export function HarnessGrid({ handle }: { readonly handle: GridHandle }) {
  const controls = useGridView(parentOrdersGrid, params.has('stamp') ? stamped() : null);
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState<RowKey | null>(null);
  return (
    <main className="harness">
      <DataGrid
        label="Parent orders"
        grid={parentOrdersGrid}
        handle={handle}
        controls={controls}
        search={search}
        onClearSearch={() => setSearch('')}
        noun={NOUN}
        currentKey={current}
        density={params.get('density') === 'compact' ? 'compact' : 'normal'}
        onOpenRow={setCurrent}
        onBell={setCurrent}
        rowActions={(keys) => [
          { id: 'pause', label: `Pause ${keys.length}`, run: () => undefined },
          { id: 'cancel', label: `Cancel ${keys.length} orders`, isDestructive: true, run: () => undefined },
        ]}
        toolbar={
          <>
            <h1>Parent orders</h1>
            <Input
              bordered
              value={search}
              placeholder="Quick search"
              startAdornment={<SearchIcon aria-hidden />}
              inputProps={{ 'aria-label': 'Quick search', onChange: (event) => setSearch(event.target.value) }}
            />
            {parentOrdersGrid.columns
              .filter(({ id }) => CHIPS.has(id))
              .map((column) => (
                <FilterChip key={column.id} column={column} handle={handle} controls={controls} />
              ))}
          </>
        }
        summary={SUMMARY}
        footer={figures}
      />
      <Toaster />
    </main>
  );
}

function figures(summary: GridSummary | null) {
  return <span>{summary?.limitedOut ?? 0} limited out</span>;
}

/** The column with the time of each change in view, for measuring, and the rows in an order that keeps changing. */
function stamped() {
  return {
    sort: [{ columnId: 'current_last', direction: 'descending' as const }],
    columns: parentOrdersGrid.columns.map(({ id, width, hidden, pinned }) => ({
      id,
      width,
      hidden: id === 'last_update_timestamp' ? false : hidden,
      pinned: id === 'last_update_timestamp' ? ('left' as const) : pinned,
    })),
  };
}

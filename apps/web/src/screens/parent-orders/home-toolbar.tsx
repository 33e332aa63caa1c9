import type { SummaryContent } from '../../components/data-grid/with-summary.tsx';
import { QuickSearch } from '../../components/quick-search.tsx';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { HomeFilters } from '../blotter/home-filters.tsx';
import { QuickChips } from '../blotter/quick-chips.tsx';
import type { Blotter } from '../blotter/use-blotter.ts';
import type { QuickFilters } from '../blotter/use-quick-filters.ts';

type HomeToolbar = {
  readonly blotter: Blotter;
  readonly total: number;
  readonly quick: QuickFilters;
  readonly search: string;
  readonly onSearch: (words: string) => void;
};

/** Above the orders: their number, the quick search, and the quick filters with counts. */
export function homeToolbar({ blotter, total, quick, search, onSearch }: HomeToolbar): SummaryContent {
  return (summary) => (
    <>
      <ScreenTitle title="Parent orders" count={total} />
      <QuickSearch value={search} onChange={onSearch} hasKey />
      <QuickChips filters={quick} counts={summary?.quick ?? null} />
      <HomeFilters blotter={blotter} />
    </>
  );
}

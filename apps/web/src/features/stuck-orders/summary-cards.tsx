import type { AssetSelection } from '@meridian/domain/asset-class';
import { STUCK_GROUPINGS, type StuckGrouping } from '@meridian/domain/entities/stuck-order';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { chosenTexts, SUMMARY_COLUMNS, toggledFilter } from './summary-filter.ts';
import { SummaryCard } from './summary-card.tsx';
import { summaryLines, withChosen } from './summary-line.ts';
import styles from './summary-cards.module.css';

type SummaryCardsProps = {
  readonly asset: AssetSelection;
  readonly filters: Readonly<Record<string, GridColumnFilter>>;
  /** Null takes the filter of that column away. */
  readonly onFilter: (columnId: string, filter: GridColumnFilter | null) => void;
};

/** Where the stuck orders are, five ways; a click on a line narrows the grid to it, another one takes that back. */
export function SummaryCards({ asset, filters, onFilter }: SummaryCardsProps) {
  return (
    <section className={styles['cards']} aria-label="Summaries of stuck orders">
      {STUCK_GROUPINGS.map((grouping) => (
        <LiveCard
          key={grouping}
          grouping={grouping}
          asset={asset}
          chosen={chosenTexts(filters, grouping)}
          onFilter={(filter) => onFilter(SUMMARY_COLUMNS[grouping], filter)}
        />
      ))}
    </section>
  );
}

type LiveCardProps = {
  readonly grouping: StuckGrouping;
  readonly asset: AssetSelection;
  readonly chosen: ReadonlySet<string>;
  readonly onFilter: (filter: GridColumnFilter | null) => void;
};

function LiveCard({ grouping, asset, chosen, onFilter }: LiveCardProps) {
  const rows = useLiveRows('stuck_summary', { asset, by: grouping });
  return (
    <SummaryCard
      grouping={grouping}
      status={rows.status}
      lines={withChosen(summaryLines(rows, grouping), chosen)}
      chosen={chosen}
      onToggle={(text) => onFilter(toggledFilter(chosen, text))}
      onClear={() => onFilter(null)}
    />
  );
}

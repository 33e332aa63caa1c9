import type { AssetSelection } from '@meridian/domain/asset-class';
import { STUCK_GROUPINGS, type StuckGrouping, type StuckLevel } from '@meridian/domain/entities/stuck-order';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { useLiveRows } from '../../live/use-live-rows.ts';
import { chosenTexts, SUMMARY_COLUMNS, toggledFilter } from './summary-filter.ts';
import { SummaryCard } from './summary-card.tsx';
import { summaryLines, withChosen } from './summary-line.ts';
import styles from './summary-cards.module.css';

type SummaryCardsProps = {
  readonly level: StuckLevel;
  readonly asset: AssetSelection;
  readonly filters: Readonly<Record<string, GridColumnFilter>>;
  /** Null removes the filter of the column. */
  readonly onFilter: (columnId: string, filter: GridColumnFilter | null) => void;
};

/** Where the stuck orders or stuck child orders are, five ways; a click on a line filters the grid, another clears it. */
export function SummaryCards({ level, asset, filters, onFilter }: SummaryCardsProps) {
  return (
    <section
      className={styles['cards']}
      aria-label={level === 'child' ? 'Summaries of stuck child orders' : 'Summaries of stuck orders'}
    >
      {STUCK_GROUPINGS.map((grouping) => (
        <LiveCard
          key={grouping}
          grouping={grouping}
          level={level}
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
  readonly level: StuckLevel;
  readonly asset: AssetSelection;
  readonly chosen: ReadonlySet<string>;
  readonly onFilter: (filter: GridColumnFilter | null) => void;
};

function LiveCard({ grouping, level, asset, chosen, onFilter }: LiveCardProps) {
  const rows = useLiveRows('stuck_summary', { asset, by: grouping, level });
  return (
    <SummaryCard
      grouping={grouping}
      level={level}
      status={rows.status}
      lines={withChosen(summaryLines(rows, grouping), chosen)}
      chosen={chosen}
      onToggle={(text) => onFilter(toggledFilter(chosen, text))}
      onClear={() => onFilter(null)}
    />
  );
}

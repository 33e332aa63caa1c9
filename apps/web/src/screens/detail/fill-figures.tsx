import { fillTotalText } from '@meridian/domain/fill-totals';
import type { GridSummary, GridSummaryWanted } from '@meridian/live-client/grid/grid-model';
import { SideWord } from '../../components/order-table/order-words.tsx';
import styles from './fill-figures.module.css';

const FILL_SUMMARY: GridSummaryWanted = { totals: [], counts: [], limitedOut: false, quick: false, fills: true };

/** The totals of the filtered fills, for their status bar. The same object each time. */
export const FILL_FIGURES = {
  summary: FILL_SUMMARY,
  footer: (summary: GridSummary | null) =>
    (summary?.fills ?? []).map((total) => (
      <span key={total.side} className={styles['total']}>
        <SideWord side={total.side} /> {fillTotalText(total)}
      </span>
    )),
};

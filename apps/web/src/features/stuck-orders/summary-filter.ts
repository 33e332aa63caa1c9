import type { StuckGrouping } from '@meridian/domain/entities/stuck-order';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';

type Filters = Readonly<Record<string, GridColumnFilter>>;

/** The column of the grids that a summary stands for; parents and children have the same. */
export const SUMMARY_COLUMNS: Readonly<Record<StuckGrouping, string>> = {
  destination: 'destination_name',
  list: 'list_name',
  country: 'country',
  tactic: 'reflection_id',
  venue: 'intended_venue',
};

/** The lines of a summary that the grid is narrowed to; none when it is not. */
export function chosenTexts(filters: Filters, grouping: StuckGrouping): ReadonlySet<string> {
  const filter = filters[SUMMARY_COLUMNS[grouping]];
  return new Set(filter?.kind === 'set' ? filter.texts : []);
}

/** A line more or a line less; without any, everything is shown again. */
export function toggledFilter(chosen: ReadonlySet<string>, text: string): GridColumnFilter | null {
  const texts = chosen.has(text) ? [...chosen].filter((other) => other !== text) : [...chosen, text];
  return texts.length === 0 ? null : { kind: 'set', texts };
}

import type { StuckGrouping } from '@meridian/domain/entities/stuck-order';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';

type Filters = Readonly<Record<string, GridColumnFilter>>;

/** The grid column of a summary, the same for parents and children. */
export const SUMMARY_COLUMNS: Readonly<Record<StuckGrouping, string>> = {
  destination: 'destination_name',
  list: 'list_name',
  country: 'country',
  tactic: 'reflection_id',
  venue: 'intended_venue',
};

/** The chosen lines of a summary. */
export function chosenTexts(filters: Filters, grouping: StuckGrouping): ReadonlySet<string> {
  const filter = filters[SUMMARY_COLUMNS[grouping]];
  return new Set(filter?.kind === 'set' ? filter.texts : []);
}

/** Adds or removes a line. Without any, all rows are shown. */
export function toggledFilter(chosen: ReadonlySet<string>, text: string): GridColumnFilter | null {
  const texts = chosen.has(text) ? [...chosen].filter((other) => other !== text) : [...chosen, text];
  return texts.length === 0 ? null : { kind: 'set', texts };
}

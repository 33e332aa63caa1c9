import { laterDialog } from '../../lib/later-part.tsx';

// They open over the rows when asked for; the rows need none of them.
export const ColumnChooser = laterDialog(async () => (await import('./chooser/column-chooser.tsx')).ColumnChooser);
export const FilterPanel = laterDialog(async () => (await import('./filters/filter-panel.tsx')).FilterPanel);
export const GridMenu = laterDialog(async () => (await import('./menu/grid-menu.tsx')).GridMenu);
export const FiltersPopover = laterDialog(async () => (await import('./toolbar/filters-popover.tsx')).FiltersPopover);

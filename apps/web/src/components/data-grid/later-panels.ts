import { laterDialog } from '../../lib/later-part.tsx';

// Loaded when first opened: the rows do not need them.
export const ColumnChooser = laterDialog(async () => (await import('./chooser/column-chooser.tsx')).ColumnChooser);
export const FilterPanel = laterDialog(async () => (await import('./filters/filter-panel.tsx')).FilterPanel);
export const GridMenu = laterDialog(async () => (await import('./menu/grid-menu.tsx')).GridMenu);
export const FiltersPopover = laterDialog(async () => (await import('./toolbar/filters-popover.tsx')).FiltersPopover);

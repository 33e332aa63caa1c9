import type { Column } from '@meridian/domain/columns/column';
import type { GridColumnFilter, GridHandle } from '@meridian/live-client/grid/grid-model';

/** Props of all filter forms. A null filter means none. */
export type FilterFormProps = {
  readonly column: Column;
  readonly filter: GridColumnFilter | null;
  readonly handle: GridHandle | null;
  readonly onChange: (filter: GridColumnFilter | null) => void;
};

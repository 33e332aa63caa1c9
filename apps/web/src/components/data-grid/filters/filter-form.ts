import type { Column } from '@meridian/domain/columns/column';
import type { GridColumnFilter, GridHandle } from '@meridian/live-client/grid/grid-model';

/** What every filter form is given; null is no filter. */
export type FilterFormProps = {
  readonly column: Column;
  readonly filter: GridColumnFilter | null;
  readonly handle: GridHandle | null;
  readonly onChange: (filter: GridColumnFilter | null) => void;
};

import type { GridId } from '@meridian/domain/columns/grid-id';
import { Button } from '@salt-ds/core';
import { SaveIcon } from '@salt-ds/icons';
import { askToSaveView } from './view-choice.ts';

type SaveViewButtonProps = {
  readonly gridId: GridId;
  /** The column chooser closes: the views open in its stead. */
  readonly onAsked?: () => void;
};

/** Opens the grid's views to save the one on screen; stands in the column chooser. */
export function SaveViewButton({ gridId, onAsked }: SaveViewButtonProps) {
  const ask = () => {
    onAsked?.();
    askToSaveView(gridId);
  };
  return (
    <Button sentiment="accented" onClick={ask}>
      <SaveIcon aria-hidden /> Save view
    </Button>
  );
}

import type { GridId } from '@meridian/domain/columns/grid-id';
import { Button } from '@salt-ds/core';
import { SaveIcon } from '@salt-ds/icons';
import { askToSaveView } from './view-choice.ts';

type SaveViewButtonProps = {
  readonly gridId: GridId;
  /** Closes the column chooser: the views open instead. */
  readonly onAsked?: () => void;
};

/** A button in the column chooser that opens the views to save the present one. */
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

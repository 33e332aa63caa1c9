import { DragRowIcon } from '@salt-ds/icons';
import type { DragRow } from './use-drag-rows.ts';
import rulesCss from './rules.module.css';

type MoveHandleProps = {
  /** The name of the row: `rule 2`, `arm POV`. */
  readonly what: string;
  readonly index: number;
  readonly isDisabled: boolean;
  readonly drag: DragRow['handle'];
  readonly onMove: (to: number) => void;
};

/** Moves a row by drag, or by arrow keys while the handle has the focus. */
export function MoveHandle({ what, index, isDisabled, drag, onMove }: MoveHandleProps) {
  return (
    <button
      type="button"
      className={rulesCss['handle']}
      aria-label={`Move ${what}`}
      title="Drag it, or press arrow up and arrow down"
      disabled={isDisabled}
      {...(isDisabled ? {} : drag)}
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onMove(index + step);
      }}
    >
      <DragRowIcon aria-hidden />
    </button>
  );
}

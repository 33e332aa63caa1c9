import { useSession } from '../../session/session-context.tsx';
import { blankColumns, blankNote } from './blank-columns.ts';
import styles from './blank-columns-note.module.css';
import type { Blotter } from './use-blotter.ts';

/** Why some columns stay blank, for who would take that for a failure. */
export function BlankColumnsNote({ blotter: { grid, controls } }: { readonly blotter: Blotter }) {
  const permissions = useSession(({ auth }) => auth.permissions);
  // Nobody is told off before it is known what they may see.
  if (permissions === null) return null;
  const note = blankNote(blankColumns(grid.columns, controls.view.columns, (flag) => permissions[flag]));
  return note === null ? null : (
    <span className={styles['note']} title="They stay blank without it. An administrator can grant it.">
      {note}
    </span>
  );
}

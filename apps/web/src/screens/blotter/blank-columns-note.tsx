import { useSession } from '../../session/session-context.tsx';
import { blankColumns, blankNote } from './blank-columns.ts';
import styles from './blank-columns-note.module.css';
import type { Blotter } from './use-blotter.ts';

/** Says why some columns are blank, so that nobody takes it for a fault. */
export function BlankColumnsNote({ blotter: { grid, controls } }: { readonly blotter: Blotter }) {
  const permissions = useSession(({ auth }) => auth.permissions);
  // Nothing is said until the permissions are known.
  if (permissions === null) return null;
  const note = blankNote(blankColumns(grid.columns, controls.view.columns, (flag) => permissions[flag]));
  return note === null ? null : (
    <span className={styles['note']} title="They stay blank without it. An administrator can grant it.">
      {note}
    </span>
  );
}

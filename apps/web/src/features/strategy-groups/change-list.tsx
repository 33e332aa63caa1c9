import type { GroupChange } from './group-diff.ts';
import changesCss from './change-list.module.css';

/** The changes, before and after. */
export function ChangeList({ changes }: { readonly changes: readonly GroupChange[] }) {
  return (
    <ul className={changesCss.changes}>
      {changes.map(({ what, before, after }) => (
        <li key={what}>
          <span>{what}</span>
          {before === '' ? null : <s>{before}</s>}
          {after === '' ? <em>removed</em> : <b>{after}</b>}
        </li>
      ))}
    </ul>
  );
}

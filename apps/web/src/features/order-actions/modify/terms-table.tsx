import type { TermLine } from '@meridian/domain/order-actions/term-lines';
import styles from './modify-dialog.module.css';

/** Before, after and change of each term. Changes are marked by more than colour. */
export function TermsTable({ lines }: { readonly lines: readonly TermLine[] }) {
  return (
    <table className={styles['terms']}>
      <thead>
        <tr>
          <th scope="col">Preview</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, before, after, change, isChanged }) => (
          <tr key={label} data-changed={isChanged ? '' : undefined}>
            <th scope="row">{label}</th>
            <td>{isChanged && before !== '' ? <s>{before}</s> : before || '–'}</td>
            <td>{isChanged ? <b>{after || '–'}</b> : after || '–'}</td>
            <td>{change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

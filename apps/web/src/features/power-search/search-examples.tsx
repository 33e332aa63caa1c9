import { SearchIcon } from '@salt-ds/icons';
import { EXAMPLES } from './examples.ts';
import styles from './search-examples.module.css';

/** Examples shown before the first search. A click runs one. */
export function SearchExamples({ onPick }: { readonly onPick: (text: string) => void }) {
  return (
    <div className={styles['examples']}>
      <SearchIcon aria-hidden />
      <h2 className={styles['title']}>Find orders across accounts and asset classes</h2>
      <p className={styles['lead']}>
        Type conditions above, or fill them in on the left. The result stays live: orders come and go as they begin and
        cease to match.
      </p>
      <ul className={styles['list']}>
        {EXAMPLES.map(({ text, meaning }) => (
          <li key={text}>
            <button type="button" className={styles['example']} onClick={() => onPick(text)}>
              <code>{text}</code>
              <span>{meaning}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['lead']}>
        Side by side means <b>and</b>; also <code>or</code>, parentheses, <code>-</code> for not, <code>a,b</code> for a
        list, <code>10..50</code> for a range, <code>VO*</code> for a beginning, <code>empty</code> for nothing.
      </p>
    </div>
  );
}

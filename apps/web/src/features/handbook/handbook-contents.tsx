import { NavLink } from 'react-router';
import styles from './handbook.module.css';
import { HANDBOOK_PAGES, type HandbookPageId } from './handbook-pages.ts';
import type { HandbookPage } from './read-page.ts';

type HandbookContentsProps = { readonly open: HandbookPageId; readonly page: HandbookPage };

/** The pages, and the headings of the open one. */
export function HandbookContents({ open, page }: HandbookContentsProps) {
  const headings = page.blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  return (
    <nav className={styles.contents} aria-label="Contents">
      <ul>
        {HANDBOOK_PAGES.map(({ id, title }) => (
          <li key={id}>
            <NavLink to={`/handbook/${id}`}>{title}</NavLink>
            {id === open ? (
              <ul>
                {headings.map(({ anchor, text, level }) => (
                  <li key={anchor} data-level={level}>
                    <a href={`#${anchor}`}>{text}</a>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import styles from './screen-frame.module.css';

/** The name of a screen that has its own toolbar. Takes the focus when the screen opens. */
export function ScreenTitle({ title, count }: { readonly title: string; readonly count?: number | null }) {
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {count === null || count === undefined ? null : (
        <span className={styles.count}>{count.toLocaleString('en-US')}</span>
      )}
    </>
  );
}

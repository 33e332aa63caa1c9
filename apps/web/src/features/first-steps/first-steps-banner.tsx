import { Button } from '@salt-ds/core';
import { Link, useLocation } from 'react-router';
import { changePreferences, usePreferences } from '../../lib/preferences.ts';
import { progressText } from './first-steps-text.ts';
import styles from './first-steps.module.css';
import { useFirstSteps } from './use-first-steps.ts';

const PATH = '/admin/first-steps';

/** Above every screen of an administrator, until the desk has what a first day needs or the administrator hides it. */
export function FirstStepsBanner({ userId }: { readonly userId: number }) {
  const isHidden = usePreferences((state) => state.is_first_steps_hidden);
  const { pathname } = useLocation();
  return isHidden || pathname === PATH ? null : <Missing userId={userId} />;
}

function Missing({ userId }: { readonly userId: number }) {
  const { data: steps } = useFirstSteps();
  if (steps === undefined || steps.every(({ is_done }) => is_done)) return null;
  return (
    <section className={styles.banner} aria-label="First steps">
      <span className={styles.bannerText}>{progressText(steps)}</span>
      <Link className={styles.link} to={PATH}>
        Open first steps
      </Link>
      <Button appearance="transparent" onClick={() => void changePreferences(userId, { is_first_steps_hidden: true })}>
        Hide
      </Button>
    </section>
  );
}

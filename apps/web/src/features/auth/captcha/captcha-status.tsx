import { ErrorSolidIcon, SuccessTickIcon } from '@salt-ds/icons';
import type { CaptchaState } from './captcha.ts';
import { captchaProgress } from './captcha-progress.ts';
import styles from './captcha-status.module.css';

/** Shows the progress of the proof of work. The user need not click anything. */
export function CaptchaStatus({ state }: { readonly state: CaptchaState }) {
  if (state.kind === 'idle') return null;
  return (
    <div className={styles.status} data-kind={state.kind} aria-live="polite">
      {state.kind === 'working' ? (
        <>
          Confirming that you are not a robot
          <span className={styles.bar} aria-hidden="true">
            <span
              className={styles.fill}
              style={{ display: 'block', transform: `scaleX(${captchaProgress(state.attempts)})` }}
            />
          </span>
        </>
      ) : null}
      {state.kind === 'solved' ? (
        <>
          <SuccessTickIcon aria-hidden /> Confirmed that you are not a robot
        </>
      ) : null}
      {state.kind === 'failed' ? (
        <>
          <ErrorSolidIcon aria-hidden /> {state.message}
        </>
      ) : null}
    </div>
  );
}

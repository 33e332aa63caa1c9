import { ErrorSolidIcon, InfoSolidIcon, SuccessCircleSolidIcon, WarningSolidIcon } from '@salt-ds/icons';
import styles from './form-message.module.css';

const ICONS = {
  error: ErrorSolidIcon,
  warning: WarningSolidIcon,
  info: InfoSolidIcon,
  success: SuccessCircleSolidIcon,
} as const;

export type FormMessageProps = {
  readonly tone: keyof typeof ICONS;
  readonly text: string | null;
};

/**
 * One line about the whole form. The live region exists before its text; otherwise screen readers miss the first
 * message.
 */
export function FormMessage({ tone, text }: FormMessageProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={styles.region}
      role={tone === 'error' ? 'alert' : undefined}
      aria-live={tone === 'error' ? 'assertive' : 'polite'}
    >
      {text === null ? null : (
        <p className={styles.message} data-tone={tone}>
          <span className={styles.icon}>
            <Icon aria-hidden />
          </span>
          {text}
        </p>
      )}
    </div>
  );
}

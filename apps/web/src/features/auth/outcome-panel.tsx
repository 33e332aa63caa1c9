import { Button } from '@salt-ds/core';
import { SuccessCircleIcon } from '@salt-ds/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styles from './auth-form.module.css';
import { AuthHeading } from './auth-heading.tsx';
import panel from './outcome-panel.module.css';
import button from './submit-button.module.css';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type OutcomePanelProps = {
  readonly title: string;
  /** The text about the next step. */
  readonly children: ReactNode;
  readonly action: { readonly label: string; readonly to: string };
};

/** The last page of a flow: it confirms success and names the next step. */
export function OutcomePanel({ title, children, action }: OutcomePanelProps) {
  const navigate = useNavigate();
  const focused = useFocusOnMount<HTMLButtonElement>();
  return (
    <section className={styles.form} aria-live="polite">
      <span className={panel.icon}>
        <SuccessCircleIcon aria-hidden />
      </span>
      <AuthHeading title={title}>{children}</AuthHeading>
      <Button
        ref={focused}
        sentiment="accented"
        className={button.submit ?? ''}
        onClick={() => void navigate(action.to, { replace: true })}
      >
        {action.label}
      </Button>
    </section>
  );
}

import { isPin } from '@meridian/domain/verification';
import { ChevronLeftIcon } from '@salt-ds/icons';
import { type ReactNode, useState } from 'react';
import styles from './auth-form.module.css';
import { AuthHeading } from './auth-heading.tsx';
import { minutesAndSeconds } from './countdown.ts';
import { FormMessage } from './form-message.tsx';
import { EMPTY_PIN, firstEmpty, pinText } from './pin-boxes.ts';
import { PinField } from './pin-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextButton } from './text-link.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useSubmit } from './use-submit.ts';

const COOL_DOWN_MS = 30_000;

export type PinCheck = { readonly kind: 'done' } | { readonly kind: 'failed'; readonly message: string };

export type PinSent =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly retryAfterSeconds: number | null };

type PinStepProps = {
  readonly emailId: string;
  readonly expiresAtMs: number | null;
  /** Returns `done` when the page navigates by itself. */
  readonly onVerify: (pin: string) => Promise<PinCheck>;
  readonly onSendAgain: () => Promise<PinSent>;
  readonly onBack: () => void;
  readonly children?: ReactNode;
};

/** Asks for a mailed code, for a sign-in, a password reset or a new address. */
export function PinStep({ emailId, expiresAtMs, onVerify, onSendAgain, onBack, children }: PinStepProps) {
  const [boxes, setBoxes] = useState(EMPTY_PIN);
  const [error, setError] = useState<string | null>(null);
  const submit = useSubmit(async () => {
    const pin = pinText(boxes);
    if (!isPin(pin)) {
      setError('Enter all six digits.');
      setBoxes({ ...boxes, focus: firstEmpty(boxes) });
      return;
    }
    const check = await onVerify(pin);
    if (check.kind === 'done') return;
    setError(check.message);
    setBoxes(EMPTY_PIN);
  });
  const resend = useResend(onSendAgain, () => {
    setError(null);
    setBoxes(EMPTY_PIN);
  });

  return (
    <form className={styles.form} onSubmit={submit.onSubmit} noValidate>
      <AuthHeading title="Check your email">
        Enter the 6-digit code sent to <strong>{emailId}</strong>.
      </AuthHeading>
      <PinField
        boxes={boxes}
        error={error}
        disabled={submit.isBusy}
        onChange={(next) => {
          setError(null);
          setBoxes(next);
        }}
      />
      <SubmitButton label="Verify" busyLabel="Verifying" isBusy={submit.isBusy} />
      <div className={styles.row}>
        <ExpiryNote expiresAtMs={expiresAtMs} />
        <TextButton disabled={resend.isBusy || resend.waitSeconds > 0} onClick={resend.send}>
          {resend.waitSeconds > 0 ? `Send again in ${resend.waitSeconds} s` : 'Send again'}
        </TextButton>
      </div>
      <FormMessage tone={resend.tone} text={resend.text} />
      {children}
      <span className={styles.back}>
        <ChevronLeftIcon aria-hidden />
        <TextButton onClick={onBack}>Back to sign in</TextButton>
      </span>
    </form>
  );
}

function ExpiryNote({ expiresAtMs }: { readonly expiresAtMs: number | null }) {
  const seconds = useSecondsUntil(expiresAtMs);
  if (seconds === null) return <span className={styles.below}>Codes are valid for 10 minutes</span>;
  if (seconds === 0) return <span className={styles.below}>The code has expired</span>;
  return (
    <span className={styles.below} role="timer">
      Code expires in <strong>{minutesAndSeconds(seconds)}</strong>
    </span>
  );
}

/** Disables "send again" for a moment after each mail. The server would refuse an earlier request. */
function useResend(onSendAgain: () => Promise<PinSent>, onSent: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [allowedAtMs, setAllowedAtMs] = useState(() => Date.now() + COOL_DOWN_MS);
  const [result, setResult] = useState<PinSent | null>(null);
  const waitSeconds = useSecondsUntil(allowedAtMs) ?? 0;
  const send = async () => {
    setIsBusy(true);
    setResult(null);
    const sent = await onSendAgain();
    setIsBusy(false);
    setResult(sent);
    if (sent.kind === 'sent') {
      setAllowedAtMs(Date.now() + COOL_DOWN_MS);
      onSent();
    } else if (sent.retryAfterSeconds !== null) {
      setAllowedAtMs(Date.now() + sent.retryAfterSeconds * 1000);
    }
  };
  return {
    isBusy,
    waitSeconds,
    send: () => void send(),
    tone: result?.kind === 'failed' ? ('error' as const) : ('info' as const),
    text: result?.message ?? null,
  };
}

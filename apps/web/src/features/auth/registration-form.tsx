import type { FieldErrors } from '@meridian/domain/registration-validation';
import { ChevronLeftIcon } from '@salt-ds/icons';
import { type ReactNode, useRef, useState } from 'react';
import styles from './auth-form.module.css';
import { AuthHeading } from './auth-heading.tsx';
import type { CaptchaState } from './captcha/captcha.ts';
import { CaptchaStatus } from './captcha/captcha-status.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { FormMessage } from './form-message.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';
import { useSubmit } from './use-submit.ts';

/** The properties of one input, by its field name. */
export type FieldBinder<Form> = (name: keyof Form & string) => {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
};

export type Refusal = {
  readonly message: string;
  /** The server's errors by field. */
  readonly fields: Readonly<Record<string, string>>;
};

type RegistrationFormProps<Form> = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly empty: Form;
  readonly validate: (form: Form) => FieldErrors<Form>;
  readonly captcha: CaptchaState;
  readonly onSubmit: (form: Form) => Promise<Refusal | null>;
  readonly children: (field: FieldBinder<Form>, form: Form) => ReactNode;
};

/** The common part of both registration forms: inline errors, proof of work, one submission at a time. */
export function RegistrationForm<Form extends Readonly<Record<string, string>>>(props: RegistrationFormProps<Form>) {
  const [form, setForm] = useState(props.empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);

  const showErrors = (found: Readonly<Record<string, string | undefined>>) => {
    setErrors(found);
    const inOrder = Object.keys(props.empty).filter((name) => found[name] !== undefined);
    focusFirstError(element.current, inOrder);
    return inOrder.length > 0;
  };

  const submit = useSubmit(async () => {
    setRefusal(null);
    if (showErrors(props.validate(form))) return;
    const refused = await props.onSubmit(form);
    if (refused === null) return;
    // Errors of known fields are shown at the fields. The line below the form shows any other error.
    if (!showErrors(refused.fields)) setRefusal(refused.message);
  });

  const field: FieldBinder<Form> = (name) => ({
    name,
    value: form[name] ?? '',
    onChange: (value) => {
      setForm({ ...form, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    error: errors[name] ?? null,
  });

  return (
    <form ref={element} className={styles.form} onSubmit={submit.onSubmit} noValidate aria-label={props.title}>
      <AuthHeading title={props.title}>{props.lead}</AuthHeading>
      {props.children(field, form)}
      <SubmitButton label="Register" busyLabel="Registering" isBusy={submit.isBusy} />
      <CaptchaStatus state={props.captcha} />
      <FormMessage tone="error" text={refusal} />
      <span className={styles.back}>
        <ChevronLeftIcon aria-hidden />
        <TextLink to="/login">Back to sign in</TextLink>
      </span>
    </form>
  );
}
